import type { Database } from '../../db/database.ts';
import { fileURLToPath } from 'node:url';

/** Absolute path of the migrations of the database. */
export const migrationsFolder = fileURLToPath(new URL('../../db/migrations', import.meta.url));

/** A connection to an embedded or a PostgreSQL database. */
export type DatabaseConnection = {
  db: Database;
  migrate(migrationsFolder: string): Promise<void>;
  /** Runs work while no other server that uses the same database can run its own. */
  runExclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Returns the number of connections by state; PGlite has none. */
  countConnections?(): Record<string, number>;
  close(): Promise<void>;
};
