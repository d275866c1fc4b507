import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../server/node/database/findFreePort.ts';
import { socketUrl } from '../../server/node/postgres/address.ts';
import { readPidFile } from '../../server/node/postgres/pidFile.ts';
import { type Acknowledged, findLost, keepWriting } from '../support/servers/acknowledgedWrites.ts';
import { type ServerProcess, startServerProcess } from '../support/servers/serverProcess.ts';
import { createTestFolder } from '../support/database/testFolder.ts';
import { startCluster } from '../support/database/testPostgres.ts';

// Kills and stops servers and databases while clients write. Nothing that was acknowledged may be
// lost, and everything must work again without help.

let parent: string;
beforeAll(() => {
  parent = createTestFolder('robolaga-faults');
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const createAcknowledged = (): Acknowledged => ({ emails: new Set(), pictures: new Map() });

async function startWriters(url: string, acknowledged: Acknowledged) {
  const stop = new AbortController();
  const writers = [1, 2, 3].map(() => keepWriting(url, acknowledged, stop.signal));
  return async () => {
    stop.abort();
    await Promise.all(writers);
  };
}

describe('kill -9 with the embedded PostgreSQL', () => {
  const acknowledged = createAcknowledged();

  const victims = ['the server', 'PostgreSQL', 'both'] as const;
  // Every second round is a first start: initdb, migration and seeding.
  const rounds = Array.from({ length: 24 }, (_, index) => ({
    victim: victims[Math.floor(index / 2) % 3] ?? 'both',
    milliseconds: 150 + index * 170,
    folder: index % 2 === 0 ? 'written' : `first-${index}`,
  }));

  it.each(rounds)('of $victim $milliseconds ms after a start in $folder', async (round) => {
    const { victim, milliseconds, folder } = round;
    const settings = {
      PORT: String(await findFreePort()),
      DATA_DIR: join(parent, folder),
      TRUSTED_PROXIES: '1',
    };
    const written = folder === 'written' ? acknowledged : createAcknowledged();
    const cluster = join(settings.DATA_DIR, 'postgres');
    const server = startServerProcess(settings);
    const stopWriting = await startWriters(server.url, written);
    await wait(milliseconds);
    const postgres = await readPidFile(cluster);
    if (victim !== 'PostgreSQL') void server.stop('SIGKILL');
    if (victim !== 'the server' && postgres) killIfAlive(postgres.pid);
    if (victim !== 'PostgreSQL') await server.exit;
    else await waitUntilRestarted(server);
    await stopWriting();
    await server.stop();

    const again = startServerProcess(settings);
    await again.ready;
    const taken = await readPidFile(cluster);
    expect(taken?.pid).not.toBe(postgres?.pid);
    const socketFolder = taken?.socketFolder ?? '';
    expect(await findLost(again.url, socketUrl(socketFolder), written)).toEqual([]);
    const tournaments = (await (await fetch(`${again.url}/api/tournaments`)).json()) as {
      data: unknown[];
    };
    expect(tournaments.data).toHaveLength(30);
    await again.stop();
  });

  it('came after writes that were acknowledged', () => {
    expect(acknowledged.emails.size).toBeGreaterThan(20);
    expect(acknowledged.pictures.size).toBeGreaterThan(20);
  });
});

describe('a separate PostgreSQL', () => {
  let dataFolder: string;
  const acknowledged = createAcknowledged();
  const start = () => startCluster(dataFolder);
  beforeAll(() => {
    dataFolder = join(parent, 'separate');
  });

  it('is stopped, stopped at once and loses its connections while the server runs', async () => {
    let postgres = await start();
    const server = startServerProcess({
      PORT: String(await findFreePort()),
      DATA_DIR: join(parent, 'files'),
      DATABASE_URL: postgres.url,
      TRUSTED_PROXIES: '1',
    });
    await server.ready;
    const stopWriting = await startWriters(server.url, acknowledged);
    for (let round = 0; round < 5; round++) {
      await wait(700);
      await terminateConnections(postgres.url);
      await wait(700);
      await postgres.stop();
      expect((await fetch(`${server.url}/api/tournaments`)).status).toBe(503);
      await wait(300);
      postgres = await start();
      await expect
        .poll(async () => (await fetch(`${server.url}/api/tournaments`)).status)
        .toBe(200);
      const { pid } = (await readPidFile(join(dataFolder, 'postgres'))) ?? { pid: 0 };
      // An immediate stop: PostgreSQL recovers when it is started again, which happens by itself.
      killIfAlive(pid, 'SIGQUIT');
      await expect
        .poll(async () => (await readPidFile(join(dataFolder, 'postgres')))?.pid ?? pid, {
          timeout: 10_000,
        })
        .not.toBe(pid);
      await expect
        .poll(async () => (await fetch(`${server.url}/api/tournaments`)).status, {
          timeout: 10_000,
        })
        .toBe(200);
    }
    await stopWriting();
    expect(await findLost(server.url, postgres.url, acknowledged)).toEqual([]);
    expect(acknowledged.pictures.size).toBeGreaterThan(20);
    expect((await server.stop()).code).toBe(0);
    await postgres.stop();
  });
});

/** Waits until a server works again whose PostgreSQL was killed, or has ended during its start. */
async function waitUntilRestarted(server: ServerProcess): Promise<void> {
  const error = await server.ready.catch(async () => (await server.exit).errors);
  if (error === undefined) await wait(1_500);
  else if (!/ended while the server started .* Start the server again\.\n$/.test(error))
    throw new Error(error);
}

function killIfAlive(pid: number, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}

async function terminateConnections(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
  );
  await client.end();
}
