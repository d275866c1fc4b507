import type { Database } from '../db/database.ts';

/** A connected database of either engine. */
export type OpenDatabase = {
  db: Database;
  migrate(migrationsFolder: string): Promise<void>;
  /** Runs work while no other server works on the same database under this guard. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};
