import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** A PGlite or PostgreSQL database, or a transaction in it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
