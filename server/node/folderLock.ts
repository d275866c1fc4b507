import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../environment.ts';
import { rootErrorMessage } from './rootErrorMessage.ts';

/** An exclusive lock on a data folder; also released when the process ends for any reason. */
export type FolderLock = { release(): void };

/**
 * Locks the folder, creating it if necessary; throws `StartupError` if another process has locked
 * it or if it is not writable. PGlite does not lock its folder, and two processes using the same
 * one lose committed rows. Node.js has no file locks, but SQLite has: the operating system releases
 * the lock of an open exclusive transaction when the process dies.
 */
export function lockFolder(folder: string): FolderLock {
  try {
    mkdirSync(folder, { recursive: true });
    const lock = new DatabaseSync(join(folder, 'server.lock'));
    lock.exec('pragma locking_mode = exclusive');
    lock.exec('begin exclusive');
    return { release: () => lock.close() };
  } catch (error) {
    const reason = rootErrorMessage(error);
    if (/locked|busy/i.test(reason)) {
      throw new StartupError(
        `Another server is already using the data in ${folder}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    throw new StartupError(
      `The data folder ${folder} cannot be used (${reason}). Make it writable, or set DATA_DIR to another folder.`,
    );
  }
}
