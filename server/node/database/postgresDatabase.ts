import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, type ClientBase, type ClientConfig, Pool } from 'pg';
import * as schema from '../../db/schema.ts';
import { StartupError } from '../environment.ts';
import type { DatabaseConnection } from './databaseConnection.ts';
import { rootErrorMessage } from '../rootErrorMessage.ts';
import { announcement, readSchemaVersion, schemaVersion } from './schemaVersion.ts';

/**
 * Id (an arbitrary number) of the advisory lock that servers take while they prepare the database,
 * so that servers starting at the same time take turns.
 */
const startupLockId = 7_206_265;
/** Id of the advisory lock that every change of rows shares, see `require_schema_version`. */
const writersLockId = 7_206_266;
const connectMilliseconds = 10_000;
/** A statement that takes longer is given up, and so is a connection that says nothing for longer. */
const answerMilliseconds = 30_000;

export type PostgresOptions = {
  /** Receives the errors of idle connections. */
  onError: (error: unknown) => void;
  /** In milliseconds; 0 for no limit, which work on all rows needs. */
  answerTimeout?: number | undefined;
};

/** Connects to PostgreSQL; throws `StartupError` if it cannot be reached. */
export async function openPostgresDatabase(
  url: string,
  { onError, answerTimeout = answerMilliseconds }: PostgresOptions,
): Promise<DatabaseConnection> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectMilliseconds,
    onConnect: announce,
    ...(answerTimeout > 0 && limitAnswerTime(answerTimeout)),
  });
  // The pool replaces a connection that breaks while it is idle, and a query fails if it breaks
  // meanwhile. Without these listeners, the error would end the process too.
  pool.on('error', (error) => {
    // The last sessions may still be ending when the database is stopped after `close`.
    if (!pool.ending) onError(error);
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
  await checkConnection(pool, url);
  return {
    db: drizzle({ client: pool, schema }),
    migrate: (migrationsFolder) =>
      withUnlimitedClient(url, async (client) => {
        const db = drizzle({ client, schema });
        // Waits for what servers of before are writing; afterwards, they see the new version.
        if ((await readSchemaVersion(db)) < schemaVersion)
          await client.query('select pg_advisory_lock($1)', [writersLockId]);
        await migrate(db, { migrationsFolder });
      }),
    runExclusively: (work) =>
      withUnlimitedClient(url, async (client) => {
        // Closing the connection releases the lock in any case.
        await client.query('select pg_advisory_lock($1)', [startupLockId]);
        return work();
      }),
    countConnections: () => ({
      active: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/** The pool waits for what this returns before it uses a connection. */
const announce = (client: ClientBase): unknown => client.query(announcement);

/**
 * Limits the time of one statement. PostgreSQL ends it, and the transaction of a server that it no
 * longer hears of; where the network is cut, the connection is closed.
 */
function limitAnswerTime(milliseconds: number): ClientConfig {
  return {
    statement_timeout: milliseconds,
    idle_in_transaction_session_timeout: milliseconds,
    stream: () => {
      const socket = new Socket();
      // Longer than the limit of PostgreSQL, whose answer says more.
      socket.setTimeout(milliseconds * 1.5, () =>
        socket.destroy(
          Object.assign(new Error('PostgreSQL does not answer.'), { code: 'ETIMEDOUT' }),
        ),
      );
      return socket;
    },
  };
}

async function checkConnection(pool: Pool, url: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const { host, pathname } = new URL(url);
    throw new StartupError(
      `The database ${pathname.slice(1)} at ${host || 'the local socket'} cannot be opened (${rootErrorMessage(error)}). Start it, or correct DATABASE_URL.`,
    );
  }
}

/** Runs work with a connection of its own, which may wait for as long as it takes. */
async function withUnlimitedClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectMilliseconds,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await announce(client);
    return await work(client);
  } finally {
    await client.end();
  }
}
