import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { findFreePort } from '../../../server/node/database/findFreePort.ts';
import { createTestFolder } from '../database/testFolder.ts';
import { type ServerProcess, startServerProcess } from '../servers/serverProcess.ts';
import { useSerialPageInNewProfile } from './browser.ts';

/** Starts a server without data for the tests of a file. */
export function useEmptyServer() {
  const folder = createTestFolder('empty');
  const environment = { PORT: '', DATA_DIR: join(folder, 'data'), SEED: 'none' };
  let server: ServerProcess;

  beforeAll(async () => {
    environment.PORT = String(await findFreePort());
    server = startServerProcess(environment);
    await server.ready;
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    /** The settings of the server. */
    environment,
    url: () => server.url,
    /** Opens one of its pages for the tests of a `describe`; see `useSerialPage` in browser.ts. */
    useNewProfile: (options: BrowserContextOptions, expected?: RegExp) =>
      useSerialPageInNewProfile(
        () => ({ baseURL: server.url, serviceWorkers: 'block', ...options }),
        expected,
      ),
  };
}
