import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../database/findFreePort.ts';
import { postgresPaths, postgresUser } from './cluster.ts';
import type { PostgresPrograms } from './programs.ts';

/** Where PostgreSQL listens. */
export type Address = {
  url: string;
  /** PostgreSQL's settings for it. */
  settings: Record<string, string>;
  /** Removes what was created for it. */
  release: () => Promise<void>;
};

/** The longest path of a socket on macOS; Linux allows four bytes more. */
const maxSocketPathBytes = 103;

/** Returns the connection URL of a PostgreSQL that listens on a socket in a folder. */
export function socketUrl(folder: string): string {
  return `postgres://${postgresUser}@localhost/postgres?host=${encodeURIComponent(folder)}`;
}

/** Returns the connection URL of a PostgreSQL that listens on a port of 127.0.0.1. */
export async function portUrl(dataFolder: string, port: number): Promise<string> {
  const password = await readFile(postgresPaths(dataFolder).password, 'utf8');
  return `postgres://${postgresUser}:${password}@127.0.0.1:${port}/postgres`;
}

/**
 * Returns a socket in PostgreSQL's folder, or in a temporary one if that path is too long for it.
 */
export async function createSocketAddress(
  programs: PostgresPrograms,
  cluster: string,
): Promise<Address> {
  const isShort = Buffer.byteLength(join(cluster, '.s.PGSQL.5432')) <= maxSocketPathBytes;
  const folder = isShort ? cluster : await mkdtemp(join(tmpdir(), 'robolaga-'));
  const { uid, gid } = programs.processOptions;
  if (!isShort && uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  return {
    url: socketUrl(folder),
    settings: {
      listen_addresses: '',
      unix_socket_directories: folder,
      unix_socket_permissions: '0700',
    },
    release: () => (isShort ? Promise.resolve() : rm(folder, { recursive: true, force: true })),
  };
}

/** Returns a free port of 127.0.0.1, which needs the password of the data folder. */
export async function createPortAddress(dataFolder: string): Promise<Address> {
  const port = await findFreePort();
  return {
    url: await portUrl(dataFolder, port),
    settings: {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      port: String(port),
    },
    release: () => Promise.resolve(),
  };
}
