import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startServerProcess } from '../support/servers/serverProcess.ts';
import { createTemporaryDatabase } from '../support/database/temporaryDatabase.ts';

vi.setConfig({ testTimeout: 60_000 });

/** What systemd does: the variables must name the process that becomes the server. */
const activate = ['sh', '-c', `LISTEN_FDS=1 LISTEN_PID=$$ exec ${process.execPath} server/node.ts`];

/** Opens a connection of its own; returns the status, or the error. */
const readStatus = (port: number) =>
  new Promise<number | string>((resolve) => {
    const request = get(`http://127.0.0.1:${port}/api/categories`, { agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', (error) => resolve(error.message));
  });

type Handle = { fd: number; getsockname(address: object): number; close(): void };

/** Returns a bound socket that this process does not accept connections from, as systemd does. */
function bindSocket(): { handle: Handle; port: number } {
  const { _createServerHandle: create } = net as unknown as {
    _createServerHandle(host: string, port: number, family: 4): Handle;
  };
  const handle = create('127.0.0.1', 0, 4);
  const address = { port: 0 };
  handle.getsockname(address);
  return { handle, port: address.port };
}

it('a restart on a passed socket refuses no connection', async () => {
  const database = await createTemporaryDatabase(process.env.TEST_DATABASE_URL ?? '');
  const folder = mkdtempSync(join(tmpdir(), 'robolaga-socket-'));
  const { handle, port } = bindSocket();
  const environment = { DATABASE_URL: database.url, DATA_DIR: folder, SEED: 'none' };
  const start = () => startServerProcess(environment, activate, { passedFd: handle.fd });
  let server = start();
  onTestFinished(async () => {
    await server.stop();
    handle.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  await server.ready;
  expect(server.output()).toContain(`RoboLaga runs at http://localhost:${port}\n`);

  const statuses: Promise<number | string>[] = [];
  const visits = setInterval(() => statuses.push(readStatus(port)), 20);
  await setTimeout(200);
  expect(await server.stop()).toMatchObject({ code: 0, errors: '' });
  server = start();
  await server.ready;
  await setTimeout(200);
  clearInterval(visits);
  expect(statuses.length).toBeGreaterThan(30);
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
});
