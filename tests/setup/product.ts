import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findFreePort } from '../../scripts/findFreePort.ts';
import { ensureDatabaseSnapshot } from '../support/testDatabase.ts';
import { startServerProcess } from '../support/serverProcess.ts';

/**
 * Starts the product by the command of the README, for all test files. The data folder has the
 * demonstration data of the day; tests/server/host.test.ts starts on an empty one.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'product-'));
  const snapshot = await ensureDatabaseSnapshot();
  cpSync(join(snapshot, 'storage'), join(folder, 'storage'), { recursive: true });
  const database = join(folder, 'pglite');
  mkdirSync(database);
  const { status, stderr } = spawnSync(
    'tar',
    ['-xf', join(snapshot, 'database.tar'), '-C', database],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The database snapshot could not be unpacked: ${stderr}`);
  const server = startServerProcess({ PORT: String(await findFreePort()), DATA_DIR: folder }, [
    'npm',
    'start',
  ]);
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
