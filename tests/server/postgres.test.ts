import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findFreePort } from '../../server/node/findFreePort.ts';
import { startServerProcess } from '../support/serverProcess.ts';
import { createTemporaryDatabase } from '../support/temporaryDatabase.ts';

vi.setConfig({ testTimeout: 60_000 });

async function createDatabase(): Promise<string> {
  const { url, drop } = await createTemporaryDatabase(process.env.TEST_DATABASE_URL ?? '');
  onTestFinished(drop);
  return url;
}

async function startTogether(databaseUrl: string, count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'robolaga-postgres-'));
  const products = await Promise.all(
    Array.from({ length: count }, async () =>
      startServerProcess({
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        PORT: String(await findFreePort()),
      }),
    ),
  );
  onTestFinished(async () => {
    await Promise.all(products.map((product) => product.stop('SIGKILL')));
    await rm(folder, { recursive: true, force: true });
  });
  await Promise.all(products.map((product) => product.ready));
  return products;
}

const countTournaments = async (address: string) => {
  const { data } = (await (await fetch(`${address}/api/tournaments`)).json()) as {
    data: unknown[];
  };
  return data.length;
};

it('servers that start at once on an empty PostgreSQL share one world', async () => {
  const products = await startTogether(await createDatabase(), 3);
  expect(await Promise.all(products.map(({ url: address }) => countTournaments(address)))).toEqual([
    30, 30, 30,
  ]);
  const exits = await Promise.all(products.map((product) => product.stop('SIGTERM')));
  for (const exit of exits) expect(exit).toMatchObject({ code: 0, errors: '' });
});
