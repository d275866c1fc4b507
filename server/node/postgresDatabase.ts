import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import * as schema from '../db/schema.ts';
import { StartRefusal } from '../environment.ts';
import type { OpenDatabase } from './databaseEngine.ts';
import { reasonOf } from './reasonOf.ts';

/**
 * Any fixed number: servers that start together on one database take turns under this advisory
 * lock.
 */
const startLock = 7_206_265;
const connectMilliseconds = 10_000;

/** Connects to PostgreSQL; throws StartRefusal where it cannot be reached. */
export async function openPostgresDatabase(
  url: string,
  onError: (error: unknown) => void,
): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectMilliseconds,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the
  // process.
  pool.on('error', onError);
  await proveReachable(pool, url);
  const db = drizzle({ client: pool, schema });
  return {
    db,
    migrate: (migrationsFolder) => migrate(db, { migrationsFolder }),
    alone: (work) => underLock(pool, work),
    close: () => pool.end(),
  };
}

async function proveReachable(pool: Pool, url: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const { host, pathname } = new URL(url);
    throw new StartRefusal(
      `The database ${pathname.slice(1)} at ${host || 'the local socket'} cannot be opened (${reasonOf(error)}). Start it, or correct DATABASE_URL.`,
    );
  }
}

async function underLock<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const connection = await pool.connect();
  try {
    await connection.query('select pg_advisory_lock($1)', [startLock]);
    return await work();
  } finally {
    // Ending the connection rather than reusing it frees the lock whatever state it is in.
    connection.release(true);
  }
}
