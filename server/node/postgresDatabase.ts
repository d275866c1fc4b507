import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import * as schema from '../db/schema.ts';
import { StartupError } from '../environment.ts';
import type { DatabaseConnection } from './databaseConnection.ts';
import { rootErrorMessage } from './rootErrorMessage.ts';

/**
 * Id (an arbitrary number) of the advisory lock that servers take while they prepare the database,
 * so that servers starting at the same time take turns.
 */
const startupLockId = 7_206_265;
const connectMilliseconds = 10_000;

/** Connects to PostgreSQL; throws `StartupError` if it cannot be reached. */
export async function openPostgresDatabase(
  url: string,
  onError: (error: unknown) => void,
): Promise<DatabaseConnection> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectMilliseconds,
  });
  // The pool replaces a connection that breaks while it is idle, and a query fails if it breaks
  // meanwhile. Without these listeners, the error would end the process too.
  pool.on('error', (error) => {
    // The last sessions may still be ending when the database is stopped after `close`.
    if (!pool.ending) onError(error);
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
  await checkConnection(pool, url);
  const db = drizzle({ client: pool, schema });
  return {
    db,
    migrate: (migrationsFolder) => migrate(db, { migrationsFolder }),
    runExclusively: (work) => withAdvisoryLock(pool, work),
    countConnections: () => ({
      active: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
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

async function withAdvisoryLock<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [startupLockId]);
    return await work();
  } finally {
    // Closing the connection instead of reusing it releases the lock in any case.
    connection.release(true);
  }
}
