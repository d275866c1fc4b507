import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { banners } from '../../server/db/schema.ts';
import { claimEmbeddedDatabase } from '../../server/node/embeddedDatabase.ts';
import { findFreePort } from '../../scripts/findFreePort.ts';
import { startServerProcess } from '../support/serverProcess.ts';
import { migrationsFolder } from '../support/testDatabase.ts';

// Every test here waits for whole processes.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'robolaga-development-'));
  const database = await claimEmbeddedDatabase(folder)();
  await database.migrate(migrationsFolder);
  await database.db
    .insert(banners)
    .values({ image: 'banners/kickoff.svg', title: 'Final', ctaLink: 'no address at all' });
  await database.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a server prints on its error output when one of its answers differs from the document. */
async function printedBy(mode: string): Promise<string> {
  const product = startServerProcess({
    DATA_DIR: folder,
    PORT: String(await findFreePort()),
    SEED: 'none',
    NODE_ENV: mode,
  });
  onTestFinished(async () => {
    await product.stop('SIGKILL');
  });
  await product.ready;
  expect((await fetch(`${product.url}/api/banners`)).status).toBe(200);
  return (await product.stop()).errors;
}

it('in development a server says where an answer differs from the document', async () => {
  expect(await printedBy('development')).toBe(
    'Not as the document says: listBanners 200: /data/0/cta_link must match format "uri-reference"\n',
  );
});

it('in production it does not look', async () => {
  expect(await printedBy('production')).toBe('');
});
