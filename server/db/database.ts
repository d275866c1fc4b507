import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The database of any host (PGlite or PostgreSQL), or a transaction in it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
