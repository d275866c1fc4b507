import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefusal } from '../environment.ts';
import { reasonOf } from './reasonOf.ts';

/**
 * Holds a data folder for this process alone until it is released or the process ends, however it
 * ends.
 */
export type FolderLock = { release(): void };

/**
 * Takes the folder, creating it where needed; throws StartRefusal while another process holds it.
 * PGlite takes no lock of its own, and two processes on one folder lose acknowledged rows. Node has
 * no file lock either, but SQLite does: an open exclusive transaction is one that the operating
 * system drops when the process dies.
 */
export function lockFolder(folder: string): FolderLock {
  try {
    mkdirSync(folder, { recursive: true });
    const lock = new DatabaseSync(join(folder, 'server.lock'));
    lock.exec('pragma locking_mode = exclusive');
    lock.exec('begin exclusive');
    return { release: () => lock.close() };
  } catch (error) {
    const reason = reasonOf(error);
    if (/locked|busy/i.test(reason)) {
      throw new StartRefusal(
        `Another server is already using the data in ${folder}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    throw new StartRefusal(
      `The data folder ${folder} cannot be used (${reason}). Make it writable, or set DATA_DIR to another folder.`,
    );
  }
}
