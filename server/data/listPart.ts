import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core';

/** Which part of a list is wanted; `offset` is the number of entries before the page. */
export type ListPart = {
  search?: string | undefined;
  page?: { limit: number; offset: number } | undefined;
};

/** Selects the rows that have a text in a column, regardless of case; all rows without a text. */
export function contains(column: PgColumn, search: string | undefined): SQL | undefined {
  const text = search?.trim();
  return text ? sql`strpos(lower(${column}), lower(${text})) > 0` : undefined;
}

/** Limits a query to a page; without one, it stays as it is. */
export const cutPage = <Query extends PgSelect>(query: Query, page: ListPart['page']): Query =>
  page ? query.limit(page.limit).offset(page.offset) : query;
