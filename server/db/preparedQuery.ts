import type { Database } from './database.ts';

/**
 * Returns a function that returns the query of a database. It is created once for each database, so
 * that Drizzle builds it once, and PostgreSQL plans it once for each connection. For the queries that
 * most requests need.
 */
export function preparedQuery<Query>(create: (db: Database) => Query): (db: Database) => Query {
  const queries = new WeakMap<Database, Query>();
  return (db) => {
    const query = queries.get(db) ?? create(db);
    queries.set(db, query);
    return query;
  };
}
