import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findFreePort } from '../../server/node/database/findFreePort.ts';
import { startServerProcess } from '../support/servers/serverProcess.ts';
import { createTestFolder } from '../support/database/testFolder.ts';

/** Starts the product by the command of the README, on an empty folder, for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = createTestFolder('product');
  const server = startServerProcess(
    { PORT: String(await findFreePort()), DATA_DIR: join(folder, 'data') },
    ['npm', 'start'],
  );
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await server.ready;
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('productUrl', server.url);
  return stop;
}
