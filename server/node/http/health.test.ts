import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHealth, type Health } from './health.ts';

let health: Health;
let server: Server;
beforeEach(async () => {
  health = createHealth();
  server = createServer((request, response) => {
    if (!health.handle(request, response)) response.end('application');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  server.close();
});

async function get(path: string): Promise<[number, string]> {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return [response.status, await response.text()];
}

it('says that the process lives, also before anything else works', async () => {
  expect(await get('/healthz')).toEqual([200, '{"process":"ok"}']);
  expect(await get('/healthzz')).toEqual([200, 'application']);
});

it('is not ready before the start and after the stop', async () => {
  expect(await get('/readyz')).toEqual([503, '{"server":"starting or stopping"}']);
  health.start({ database: () => Promise.resolve() });
  expect(await get('/readyz?from=proxy')).toEqual([200, '{"database":"ok"}']);
  health.stop();
  expect((await get('/readyz'))[0]).toBe(503);
});

it('names what does not work, without its reason', async () => {
  health.start({
    database: () => Promise.reject(new Error('secret')),
    files: () => Promise.resolve(),
  });
  expect(await get('/readyz')).toEqual([503, '{"database":"failed","files":"ok"}']);
});

it('does not wait for a check that never ends', async () => {
  health.start({ database: () => new Promise(() => {}) });
  expect(await get('/readyz')).toEqual([503, '{"database":"failed"}']);
});

it('runs the checks once a second at most', async () => {
  const database = vi.fn(() => Promise.resolve());
  health.start({ database });
  await Promise.all([get('/readyz'), get('/readyz'), get('/readyz')]);
  expect(database).toHaveBeenCalledTimes(1);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_100);
  await get('/readyz');
  expect(database).toHaveBeenCalledTimes(2);
});
