import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { banners, participants } from '../../../server/db/schema.ts';
import { demoAccounts } from '../../../server/seed/accounts.ts';
import { findFreePort } from '../../../server/node/database/findFreePort.ts';
import { openUsedDatabase } from '../../../server/node/database/openDatabase.ts';
import { readEnvironment } from '../../../server/node/environment.ts';
import { createLogger } from '../../../server/node/logger.ts';
import { type ServerProcess, startServerProcess } from '../../support/servers/serverProcess.ts';
import { createTestFolder } from '../../support/database/testFolder.ts';

// Every test here waits for whole processes.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let settings: { PORT: string; DATA_DIR: string };
let product: ServerProcess;

beforeAll(async () => {
  folder = createTestFolder('robolaga-host');
  settings = { PORT: String(await findFreePort()), DATA_DIR: join(folder, 'data') };
  product = startServerProcess(settings);
  await product.ready;
});
afterAll(async () => {
  // Not by SIGKILL, which would leave its PostgreSQL running.
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Works with the database while the server uses it. */
async function withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const database = await openUsedDatabase(readEnvironment(settings), {
    onError: createLogger('text').error,
    onNotice: expect.unreachable,
  });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** Stores what the API would not accept, and a pupil whom an earlier version has removed from a club. */
const storeRows = () =>
  withDatabase(async (db) => {
    await db
      .insert(banners)
      .values({ image: 'banners/kickoff.svg', title: 'Final', ctaLink: 'no address at all' });
    await db.insert(participants).values({ name: 'Murid Lama', email: '', passwordHash: '' });
  });

const register = (address: string, email: string) =>
  fetch(`${address}/api/participant/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Restu', email, password: 'robot-tetap-ada' }),
  });

const signIn = (address: string, password: string) =>
  fetch(`${address}/api/participant/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'restart@example.id', password }),
  });

it('says where it runs and who can sign in', () => {
  expect(product.output()).toContain(`RoboLaga runs at ${product.url}\n`);
  for (const { email, password } of Object.values(demoAccounts)) {
    expect(product.output()).toMatch(new RegExp(`${email} +${password}`));
  }
});

it('serves the API with its world, stored files and the reference', async () => {
  const { data } = (await (await fetch(`${product.url}/api/tournaments`)).json()) as {
    data: { image: string | null }[];
  };
  expect(data).toHaveLength(30);
  const image = data.find((tournament) => tournament.image)?.image ?? '';
  expect((await fetch(`${product.url}/storage/${image}`)).headers.get('Content-Type')).toBe(
    'image/svg+xml',
  );
  expect(await (await fetch(`${product.url}/docs/openapi.yaml`)).text()).toMatch(/^openapi: 3\.1/);
});

it('lets no second server use the same data, which says so before anything is built', async () => {
  const refused = startServerProcess({ ...settings, PORT: String(await findFreePort()) }, [
    process.execPath,
    'scripts/start.ts',
  ]);
  expect(await refused.exit).toEqual({
    code: 1,
    output: '',
    errors: `Another server is already using the data in ${settings.DATA_DIR}. Stop it first, or set DATA_DIR to another folder.\n`,
  });
});

it('finishes what it is doing when asked to end, and prints no difference from the document', async () => {
  expect((await register(product.url, 'restart@example.id')).status).toBe(201);
  await storeRows();
  expect((await fetch(`${product.url}/api/banners`)).status).toBe(200);
  const running = signIn(product.url, 'robot-tetap-ada');
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  const exit = product.stop('SIGTERM');
  expect((await running).status).toBe(200);
  expect(await exit).toMatchObject({ code: 0, errors: '' });
});

it('keeps its data but removed pupils, and prints in development where a response differs from the document', async () => {
  product = startServerProcess({ ...settings, NODE_ENV: 'development' });
  await product.ready;
  expect((await signIn(product.url, 'robot-tetap-ada')).status).toBe(200);
  expect((await signIn(product.url, 'robot-tetap-adb')).status).toBe(401);
  expect((await fetch(`${product.url}/api/banners`)).status).toBe(200);
  const countRemoved = (db: Database) =>
    db.$count(participants, eq(participants.name, 'Murid Lama'));
  await expect.poll(() => withDatabase(countRemoved), { timeout: 20_000 }).toBe(0);
  const { code, errors } = await product.stop('SIGINT');
  expect(code).toBe(0);
  expect(errors).toMatch(
    /^Not as the document says: listBanners 200: \/data\/\d\/cta_link must match format "uri-reference"\n$/,
  );
});
