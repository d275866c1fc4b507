import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../environment.ts';
import { dataFolderError, privateMode } from './dataFolder.ts';
import { rootErrorMessage } from '../rootErrorMessage.ts';

/** An exclusive lock on a data folder; also released when the process ends for any reason. */
export type FolderLock = { release(): void };

/** Another process has locked the folder. */
export class FolderLockedError extends StartupError {}

/**
 * Locks the folder, creating it if necessary. Throws `FolderLockedError` if another process has
 * locked it, and `StartupError` if it cannot be used. PGlite does not lock its folder, and a server
 * must not stop the PostgreSQL of another one. Node.js has no file locks, but SQLite has: the
 * operating system releases the lock of an open exclusive transaction when the process dies.
 */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'server.lock');
  try {
    mkdirSync(dirname(folder), { recursive: true });
    mkdirSync(folder, { recursive: true, mode: privateMode });
    const lock = new DatabaseSync(path);
    lock.exec('pragma locking_mode = exclusive');
    lock.exec('begin exclusive');
    return { release: () => lock.close() };
  } catch (error) {
    const reason = rootErrorMessage(error);
    if (/locked|busy/i.test(reason)) {
      throw new FolderLockedError(
        `Another server is already using the data in ${folder}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    if (/not a database|malformed/i.test(reason))
      throw new StartupError(`The file ${path} is damaged. It has no data: delete it.`);
    throw dataFolderError(folder, error);
  }
}
