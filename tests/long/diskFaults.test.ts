import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../server/node/database/findFreePort.ts';
import { socketUrl } from '../../server/node/postgres/address.ts';
import { readPidFile } from '../../server/node/postgres/pidFile.ts';
import type { PostgresProcess } from '../../server/node/postgres/postgresProcess.ts';
import { type Acknowledged, findLost, keepWriting } from '../support/servers/acknowledgedWrites.ts';
import { fillDisk, makeReadOnly, mountDisk } from '../support/servers/mounts.ts';
import { type ServerProcess, startServerProcess } from '../support/servers/serverProcess.ts';
import { createTestFolder } from '../support/database/testFolder.ts';
import { startCluster } from '../support/database/testPostgres.ts';

// Takes the disk away from a running server. It mounts file systems, which only root can.

const megabytes = 500;

describe.each(['an embedded', 'a separate'] as const)('with %s PostgreSQL', (kind) => {
  const acknowledged: Acknowledged = { emails: new Set(), pictures: new Map() };
  let folder: string;
  let dataFolder: string;
  let unmount: () => void;
  let settings: Record<string, string>;
  let postgres: PostgresProcess | undefined;
  let server: ServerProcess;

  beforeAll(async () => {
    folder = createTestFolder('robolaga-disk');
    unmount = mountDisk(join(folder, 'disk'), megabytes);
    dataFolder = join(folder, 'disk', 'data');
    if (kind === 'a separate') postgres = await startCluster(join(folder, 'disk', 'database'));
    settings = {
      PORT: String(await findFreePort()),
      DATA_DIR: dataFolder,
      TRUSTED_PROXIES: '1',
      ...(postgres && { DATABASE_URL: postgres.url }),
    };
    server = startServerProcess(settings);
    await server.ready;
  });
  afterAll(async () => {
    await server.stop();
    await postgres?.stop();
    unmount();
    rmSync(folder, { recursive: true, force: true });
  });

  const clusterFolder = () =>
    join(postgres ? join(folder, 'disk', 'database') : dataFolder, 'postgres');

  const readStatus = async (path: string) => (await fetch(`${server.url}${path}`)).status;

  /** Waits until everything works again, without a restart of the server. */
  async function expectRecovery(): Promise<void> {
    await expect.poll(() => readStatus('/readyz'), { timeout: 30_000 }).toBe(200);
    const before = acknowledged.pictures.size;
    await writeFor(1_500);
    expect(acknowledged.pictures.size).toBeGreaterThan(before);
    const { socketFolder } = (await readPidFile(clusterFolder())) ?? {};
    expect(await findLost(server.url, socketUrl(socketFolder ?? ''), acknowledged)).toEqual([]);
  }

  async function writeFor(milliseconds: number): Promise<void> {
    const stop = new AbortController();
    const writers = [1, 2, 3].map(() => keepWriting(server.url, acknowledged, stop.signal));
    await wait(milliseconds);
    stop.abort();
    await Promise.all(writers);
  }

  /** Registers new accounts until one is refused; returns that status. */
  async function readRefusedWrite(): Promise<number> {
    for (let attempt = 0; attempt < 5_000; attempt++) {
      const email = `${crypto.randomUUID()}@contoh.id`;
      const response = await fetch(`${server.url}/api/participant/register`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': email },
        body: JSON.stringify({ name: 'Penuh', email, password: 'robot-tetap-ada' }),
      });
      if (response.status !== 201) return response.status;
      acknowledged.emails.add(email);
    }
    throw new Error('Nothing was refused.');
  }

  it('a full disk: writes are refused with 503, nothing is lost, and space heals it', async () => {
    await writeFor(2_000);
    const filler = join(folder, 'disk', 'filler');
    fillDisk(filler);
    expect(await readRefusedWrite()).toBe(503);
    expect(await readStatus('/readyz')).toBe(503);
    expect(await readStatus('/healthz')).toBe(200);
    await writeFor(2_000);
    expect([200, 503]).toContain(await readStatus('/api/tournaments'));
    rmSync(filler);
    await expectRecovery();
  }, 120_000);

  it('a storage folder that is read-only: uploads are refused with 503, all else works', async () => {
    const restore = makeReadOnly(join(dataFolder, 'storage'));
    try {
      await expect.poll(() => readStatus('/readyz'), { timeout: 5_000 }).toBe(503);
      expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({
        database: 'ok',
        files: 'failed',
        schema: 'ok',
      });
      const { pictures, emails } = acknowledged;
      const before = { pictures: pictures.size, emails: emails.size };
      await writeFor(1_500);
      expect(pictures.size).toBe(before.pictures);
      expect(emails.size).toBeGreaterThan(before.emails);
      expect(await readStatus('/api/tournaments')).toBe(200);
    } finally {
      restore();
    }
    await expectRecovery();
  }, 60_000);

  it('a database folder that is read-only: nothing acknowledged is lost', async () => {
    const restore = makeReadOnly(join(clusterFolder(), 'pg_wal'));
    try {
      await writeFor(3_000);
      expect([200, 503]).toContain(await readStatus('/api/tournaments'));
    } finally {
      restore();
    }
    await expectRecovery();
  }, 60_000);

  it('a data folder that is read-only at the start is refused with one line', async () => {
    expect((await server.stop()).code).toBe(0);
    const restore = makeReadOnly(dataFolder);
    try {
      const { code, errors } = await startServerProcess(settings).exit;
      expect(code).toBe(1);
      expect(errors).toMatch(
        /^The (data folder .* cannot be used|stored files cannot be used) \(.*EROFS.*\)\. .*DATA_DIR.*\n$/,
      );
    } finally {
      restore();
    }
    server = startServerProcess(settings);
    await server.ready;
    await expectRecovery();
  }, 60_000);
});
