import { execFileSync } from 'node:child_process';
import { chownSync, copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findAccount } from '../../../server/node/postgres/account.ts';

/** Returns the command that runs another as an account without rights, if this process is root. */
export function withoutRights(command: string[]): string[] {
  const account = findAccount();
  return account
    ? [
        'setpriv',
        `--reuid=${account.uid}`,
        `--regid=${account.gid}`,
        '--clear-groups',
        '--no-new-privs',
        ...command,
      ]
    : command;
}

/** Creates a folder that the account without rights may write in; returns its path. */
export function createWritableFolder(path: string): string {
  mkdirSync(path, { mode: 0o700 });
  const account = findAccount();
  if (account) chownSync(path, account.uid, account.gid);
  return path;
}

/** Lets every account read all of a folder, and none but root change it. */
export function makeReadOnly(folder: string): void {
  execFileSync('chmod', ['-R', 'a+rX,a-w', folder]);
}

/** Undoes `makeReadOnly`, so that its owner can remove the folder. */
export function makeRemovable(folder: string): void {
  execFileSync('chmod', ['-R', 'u+w', folder]);
}

/** Copies Node to where every account can reach it; returns its path. */
export function copyNode(folder: string): string {
  const path = join(folder, 'node');
  copyFileSync(process.execPath, path);
  return path;
}
