import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { banners } from '../../server/db/schema.ts';
import { demoAccounts } from '../../server/seed/accounts.ts';
import { claimEmbeddedDatabase } from '../../server/node/database/embeddedDatabase.ts';
import { readPidFile } from '../../server/node/postgres/pidFile.ts';
import { createLogger } from '../../server/node/logger.ts';
import { findFreePort } from '../../server/node/database/findFreePort.ts';
import { type ServerProcess, startServerProcess } from '../support/servers/serverProcess.ts';
import { createTestFolder } from '../support/database/testFolder.ts';

// Every test here waits for whole processes.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let settings: { PORT: string; DATA_DIR: string };
let product: ServerProcess;
const others: ServerProcess[] = [];

beforeAll(async () => {
  folder = createTestFolder('robolaga-host');
  settings = { PORT: String(await findFreePort()), DATA_DIR: join(folder, 'data') };
  product = startServerProcess(settings);
  await product.ready;
});
afterAll(async () => {
  // Not by SIGKILL, which would leave its PostgreSQL running.
  await product.stop();
  await Promise.all(others.map((each) => each.stop('SIGKILL')));
  await rm(folder, { recursive: true, force: true });
});

/** Starts a server that is expected to fail; returns the one line that it prints. */
async function readStartupError(
  variables: Record<string, string>,
  command?: string[],
): Promise<string> {
  const refused = startServerProcess(variables, command);
  others.push(refused);
  const { code, output, errors } = await refused.exit;
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors.trimEnd().split('\n')).toHaveLength(1);
  return errors.trimEnd();
}

/** Stores what the API would not accept, while no server runs. */
async function storeBannerWithInvalidLink(): Promise<void> {
  const database = await claimEmbeddedDatabase(settings.DATA_DIR, {
    onError: createLogger('text').error,
    onNotice: expect.unreachable,
  })();
  await database.db
    .insert(banners)
    .values({ image: 'banners/kickoff.svg', title: 'Final', ctaLink: 'no address at all' });
  await database.close();
}

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

it('lets no second server use the same data', async () => {
  expect(await readStartupError({ ...settings, PORT: String(await findFreePort()) })).toBe(
    `Another server is already using the data in ${settings.DATA_DIR}. Stop it first, or set DATA_DIR to another folder.`,
  );
});

it('says when the port is in use', async () => {
  const { PORT } = settings;
  expect(await readStartupError({ PORT, DATA_DIR: join(folder, 'other') })).toBe(
    `Port ${PORT} is already in use. Stop the other program, or take another port like PORT=${Number(PORT) + 1} npm start.`,
  );
});

it('says what is wrong with a setting, before anything is built', async () => {
  expect(
    await readStartupError({ PORT: 'abc', DATA_DIR: join(folder, 'other') }, [
      process.execPath,
      'scripts/start.ts',
    ]),
  ).toBe('PORT must be a number from 1 to 65535, not "abc". Set it like PORT=3000 npm start.');
});

it('says when PostgreSQL cannot be reached, without its password', async () => {
  const line = await readStartupError({
    PORT: String(await findFreePort()),
    DATA_DIR: join(folder, 'other'),
    DATABASE_URL: 'postgres://me:secret@localhost:1/robolaga',
  });
  expect(line).toMatch(
    /^The database robolaga at localhost:1 cannot be opened \(.*ECONNREFUSED.*\)\. Start it, or correct DATABASE_URL\.$/,
  );
  expect(line).not.toContain('secret');
});

it('says when the data folder cannot be used', async () => {
  const line = await readStartupError({
    PORT: String(await findFreePort()),
    DATA_DIR: '/dev/null/data',
  });
  expect(line).toMatch(
    /^The data folder \/dev\/null\/data cannot be used \(.*\)\. Make it writable, or set DATA_DIR to another folder\.$/,
  );
});

it('finishes what it is doing when asked to end, keeps its data, and prints no difference from the document', async () => {
  expect((await register(product.url, 'restart@example.id')).status).toBe(201);
  const running = signIn(product.url, 'robot-tetap-ada');
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  const exit = product.stop('SIGTERM');
  expect((await running).status).toBe(200);
  expect(await exit).toMatchObject({ code: 0, errors: '' });

  await storeBannerWithInvalidLink();
  product = startServerProcess(settings);
  await product.ready;
  expect((await signIn(product.url, 'robot-tetap-ada')).status).toBe(200);
  expect((await signIn(product.url, 'robot-tetap-adb')).status).toBe(401);
  expect((await fetch(`${product.url}/api/banners`)).status).toBe(200);
  expect(await product.stop('SIGINT')).toMatchObject({ code: 0, errors: '' });
});

it('keeps what it has acknowledged when it is killed, and takes over from the PostgreSQL that it left', async () => {
  product = startServerProcess(settings);
  await product.ready;
  const cluster = join(settings.DATA_DIR, 'postgres');
  const left = await readPidFile(cluster);
  expect((await register(product.url, 'killed@example.id')).status).toBe(201);
  await product.stop('SIGKILL');
  product = startServerProcess({ ...settings, NODE_ENV: 'development' });
  await product.ready;
  expect((await register(product.url, 'killed@example.id')).status).toBe(422);
  expect((await readPidFile(cluster))?.pid).not.toBe(left?.pid);
});

it('prints in development where a response differs from the document', async () => {
  expect((await fetch(`${product.url}/api/banners`)).status).toBe(200);
  expect((await product.stop()).errors).toMatch(
    /^Not as the document says: listBanners 200: \/data\/\d\/cta_link must match format "uri-reference"\n$/,
  );
});
