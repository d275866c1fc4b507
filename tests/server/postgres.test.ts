import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findFreePort } from '../../scripts/findFreePort.ts';
import { startServerProcess } from '../support/serverProcess.ts';

// Part of a run only where TEST_DATABASE_URL names a PostgreSQL server whose user may create
// databases (vite.config.ts).
const server = process.env.TEST_DATABASE_URL ?? '';

vi.setConfig({ testTimeout: 60_000 });

async function createDatabase(url: string): Promise<string> {
  const name = `robolaga_test_${process.pid}`;
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
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
  const products = await startTogether(await createDatabase(server), 3);
  expect(await Promise.all(products.map(({ url: address }) => countTournaments(address)))).toEqual([
    30, 30, 30,
  ]);
  const exits = await Promise.all(products.map((product) => product.stop('SIGTERM')));
  for (const exit of exits) expect(exit).toMatchObject({ code: 0, errors: '' });
});
