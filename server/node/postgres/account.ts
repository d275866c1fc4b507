import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Ids of the operating system's account that a process runs as. */
export type Account = { uid: number; gid: number };

// The account of a PostgreSQL that is installed on the machine comes first: fewer programs run as it
// than as nobody.
const accountNames = ['postgres', 'nobody'];

/**
 * Returns the account that PostgreSQL runs as instead of root, which it refuses. Returns undefined
 * if this process is not root, or if there is no such account.
 */
export function findAccount(): Account | undefined {
  if (!isRoot()) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of accountNames) {
    const [, , uid, gid] = accounts.find(([each]) => each === name) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Returns the folder above a path that closes it to an account, if there is one. */
export function findClosedParent({ uid, gid }: Account, path: string): string | undefined {
  const parent = dirname(path);
  if (parent === path) return undefined;
  const status = statSync(parent);
  const execute = status.uid === uid ? 0o100 : status.gid === gid ? 0o010 : 0o001;
  return status.mode & execute ? findClosedParent({ uid, gid }, parent) : parent;
}
