import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartupError } from '../environment.ts';

const stopTimeoutMilliseconds = 60_000;
const checkMilliseconds = 20;

/** What PostgreSQL says about itself in `postmaster.pid`. */
export type RunningPostgres = { pid: number; port: number; socketFolder: string };

/** Reads `postmaster.pid`; returns undefined if it is missing or incomplete. */
export async function readPidFile(cluster: string): Promise<RunningPostgres | undefined> {
  const text = await readFile(pidFilePath(cluster), 'utf8').catch(() => '');
  const [pid, , , port, socketFolder] = text.split('\n');
  return Number(pid) > 0 && Number(port) > 0
    ? { pid: Number(pid), port: Number(port), socketFolder: socketFolder ?? '' }
    : undefined;
}

/**
 * Stops a PostgreSQL that a killed server has left behind. Its file with a process id is removed if
 * another program has that id meanwhile, as after a power cut: PostgreSQL would not start. The
 * caller holds the lock of the data folder. Throws `StartupError` if it does not stop.
 */
export async function stopLeftBehind(cluster: string): Promise<void> {
  const running = await readPidFile(cluster);
  if (!running || !isAlive(running.pid)) return;
  if (!(await worksIn(running.pid, cluster))) return rm(pidFilePath(cluster), { force: true });
  // A fast shutdown: it ends the sessions, and all that was committed is kept.
  process.kill(running.pid, 'SIGINT');
  const deadline = performance.now() + stopTimeoutMilliseconds;
  while (isAlive(running.pid) && (await worksIn(running.pid, cluster))) {
    if (performance.now() > deadline)
      throw new StartupError(
        `The PostgreSQL of an earlier start (process ${running.pid}) does not stop. Stop it, and start again.`,
      );
    await wait(checkMilliseconds);
  }
}

function pidFilePath(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * PostgreSQL's working directory is its folder; a process that has ended but was not waited for has
 * none. Only Linux tells; elsewhere it is assumed.
 */
async function worksIn(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return folder === (await realpath(cluster));
}
