import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';

/** Mounts file systems for tests; needs root. All functions throw if a command fails. */

function run(command: string, ...parameters: string[]): void {
  const { status, stderr } = spawnSync(command, parameters, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')}: ${stderr.trim()}`);
}

/** Mounts a disk of this size at a folder; returns the function that removes it. */
export function mountDisk(folder: string, megabytes: number): () => void {
  mkdirSync(folder, { recursive: true });
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'tmpfs', folder);
  return () => run('umount', '--lazy', folder);
}

/** Makes a folder read-only, also for root; returns the function that makes it writable again. */
export function makeReadOnly(folder: string): () => void {
  run('mount', '--bind', folder, folder);
  run('mount', '-o', 'remount,bind,ro', folder);
  return () => run('umount', '--lazy', folder);
}

/** Uses up the rest of the disk of a file. */
export function fillDisk(path: string): void {
  const file = openSync(path, 'w');
  const zeros = Buffer.alloc(64 * 1024);
  try {
    for (;;) writeSync(file, zeros);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(file);
  }
}
