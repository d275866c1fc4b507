import { accessSync, chmodSync, chownSync, constants, statSync } from 'node:fs';
import { StartupError } from '../environment.ts';
import type { Account } from '../postgres/account.ts';
import { rootErrorMessage } from '../rootErrorMessage.ts';

export const privateMode = 0o700;

/**
 * Closes the data folder to other accounts, because it has hashes of passwords and PINs. `owner` is
 * the account of PostgreSQL, if that is not the one of this process. Returns whether other accounts
 * could read it before. Throws `StartupError` if it cannot be used.
 */
export function closeDataFolder(folder: string, owner: Account | undefined): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { mode, uid } = statSync(folder);
    if (owner && uid !== owner.uid) chownSync(folder, owner.uid, owner.gid);
    // Windows has no such permissions; a folder in the profile of a user is closed to others.
    const wasOpen = process.platform !== 'win32' && (mode & 0o077) !== 0;
    if (wasOpen) chmodSync(folder, privateMode);
    return wasOpen;
  } catch (error) {
    throw dataFolderError(folder, error);
  }
}

/** Returns the error of a data folder that cannot be used. */
export function dataFolderError(folder: string, error: unknown): StartupError {
  return new StartupError(
    `The data folder ${folder} cannot be used (${rootErrorMessage(error)}). Make it writable, or set DATA_DIR to another folder.`,
  );
}

/** Returns the error of a part of the data folder that is neither empty nor a whole database. */
export function incompleteDatabaseError(folder: string): StartupError {
  return new StartupError(
    `The folder ${folder} is not a complete database, and nothing in it was changed. Bring back a copy of it, or set DATA_DIR to another folder.`,
  );
}
