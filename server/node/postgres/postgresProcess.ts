import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { StartupError } from '../environment.ts';
import { rootErrorMessage } from '../rootErrorMessage.ts';
import { createPortAddress, createSocketAddress } from './address.ts';
import { postgresPaths } from './cluster.ts';
import { stopLeftBehind } from './pidFile.ts';
import type { PostgresPrograms } from './programs.ts';

/** A running PostgreSQL, which is started again if it ends by itself. */
export type PostgresProcess = {
  url: string;
  /** Stops it; what was committed is on the disk already. */
  stop(): Promise<void>;
};

type Options = {
  programs: PostgresPrograms;
  dataFolder: string;
  /** Receives what happens to the process later. */
  onError: (error: unknown) => void;
  /** Whether to listen on a Unix socket, which Node.js cannot use on Windows; otherwise on 127.0.0.1. */
  useSocket?: boolean;
  /** More of PostgreSQL's settings. */
  settings?: Record<string, string>;
};

const connectMilliseconds = 5_000;
const pollMilliseconds = 20;
/** A connection that ends without an answer is tried again so often: its process may have crashed. */
const maxLostConnections = 10;
/** Sessions of a killed PostgreSQL can hold its memory for a moment, and it does not start meanwhile. */
const startAttempts = 50;
const startAttemptMilliseconds = 200;
/** The time between two starts of one that ends at once. */
const restartMilliseconds = 1_000;

// Sized for one server and one laptop: docs/operations.md tells when to use a PostgreSQL of its own.
const commonSettings = {
  shared_buffers: '32MB',
  max_connections: '25',
  max_wal_size: '256MB',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // The server logs failed statements itself, without the personal data that is in their values.
  log_min_messages: 'log',
};

/** Starts PostgreSQL in its folder; throws `StartupError` if it does not accept connections. */
export async function startPostgres({
  programs,
  dataFolder,
  onError,
  useSocket = process.platform !== 'win32',
  settings: extraSettings,
}: Options): Promise<PostgresProcess> {
  const { cluster, log: logPath } = postgresPaths(dataFolder);
  await stopLeftBehind(cluster);
  const address = useSocket
    ? await createSocketAddress(programs, cluster)
    : await createPortAddress(dataFolder);
  const log = await open(logPath, 'a', 0o600);
  const settings = Object.entries({
    ...commonSettings,
    ...address.settings,
    ...extraSettings,
  });
  const spawnPostgres = () => {
    const started = spawn(
      programs.postgres,
      ['-D', cluster, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      {
        ...programs.processOptions,
        stdio: ['ignore', log.fd, log.fd],
        // Ctrl-C must not end it before the server has answered its last requests.
        detached: true,
      },
    );
    started.on('error', onError);
    return started;
  };
  let child = spawnPostgres();
  let isStopping = false;
  let restart: NodeJS.Timeout | undefined;

  const restartWhenItEnds = () => {
    const startedAt = performance.now();
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      onError(new Error(`PostgreSQL ended (${signal ?? `code ${code}`}) and is started again.`));
      const delay = performance.now() - startedAt < restartMilliseconds ? restartMilliseconds : 0;
      restart = setTimeout(() => {
        child = spawnPostgres();
        restartWhenItEnds();
      }, delay);
    });
  };
  const interrupt = () => void child.kill('SIGINT');

  const stop = async () => {
    isStopping = true;
    clearTimeout(restart);
    if (isRunning(child)) {
      interrupt();
      await once(child, 'exit');
    }
    process.off('exit', interrupt);
    await log.close();
    await address.release();
  };

  process.on('exit', interrupt);
  try {
    for (let attempt = 1; !(await acceptsConnections(address.url, child)); attempt++) {
      if (attempt === startAttempts) throw new Error(await readFailure(logPath));
      await wait(startAttemptMilliseconds);
      child = spawnPostgres();
    }
  } catch (error) {
    await stop();
    throw new StartupError(
      `The database in ${cluster} does not start (${rootErrorMessage(error)}). ${logPath} has the details.`,
    );
  }
  restartWhenItEnds();
  return { url: address.url, stop };
}

const isRunning = ({ pid, exitCode, signalCode }: ChildProcess) =>
  pid !== undefined && exitCode === null && signalCode === null;

/**
 * Waits until a connection is accepted; returns false if the process ends before that. Recovery after
 * a crash may take its time, so there is no limit. Throws what PostgreSQL says if it refuses
 * connections for another reason than that it is starting, as it does when files are missing.
 */
async function acceptsConnections(url: string, child: ChildProcess): Promise<boolean> {
  let lost = 0;
  while (isRunning(child)) {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: connectMilliseconds,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch (error) {
      const isAway = isStarting(error);
      if (!isAway) lost += 1;
      const isRefused = !isAway && error instanceof DatabaseError;
      if (isRefused || lost === maxLostConnections) throw error;
      await wait(pollMilliseconds);
    } finally {
      await client.end();
    }
  }
  return false;
}

/** Whether PostgreSQL does not listen yet, or says that it cannot connect anybody now. */
function isStarting(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return ['57P03', 'ECONNREFUSED', 'ENOENT'].includes(code);
}

/** Returns why PostgreSQL has ended, from its log. */
async function readFailure(logPath: string): Promise<string> {
  const lines = (await readFile(logPath, 'utf8')).trimEnd().split('\n');
  const reason = lines
    .findLast((line) => /FATAL|PANIC/.test(line))
    ?.replace(/^.*?(FATAL|PANIC): +/, '');
  return reason ?? 'see its log';
}
