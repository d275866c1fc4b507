import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** A PGlite or PostgreSQL database, or a transaction in it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * A transaction. What locks rows, or writes what belongs together with other changes, asks for it: a
 * database that is none does not compile there.
 */
export type Transaction = PgTransaction<
  PgQueryResultHKT,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>;
