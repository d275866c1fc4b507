import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core';

/** Which part of a list is wanted; `offset` is the number of entries before the page. */
export type ListPage = {
  search?: string | undefined;
  page?: { limit: number; offset: number } | undefined;
};

/** What autocorrect makes of apostrophes and hyphens, and what each is compared as. */
const typographic = { from: '‘’ʼ‛′‐‑‒–—―−', to: "'''''-------" };
/** Accents, and characters of old rows that nobody sees: new names have none, see openapi/texts/names.ts. */
const leftOut = String.raw`[\u0300-\u036f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2060-\u2064\u2800\ufe00-\ufe0f\ufeff]`;

const quoted = (text: string) => sql.raw(`'${text.replaceAll("'", "''")}'`);

/**
 * A text without case, accents, typographic apostrophes and hyphens, and characters that nobody sees. Most
 * names are ASCII, for which the collation "C" gives the same and takes half the time.
 */
export const folded = (column: PgColumn | SQL): SQL =>
  sql`case when octet_length(${column}) = char_length(${column}) then lower(${column} collate "C")
    else lower(regexp_replace(translate(normalize(${column}, NFKD), ${quoted(typographic.from)}, ${quoted(typographic.to)}), ${quoted(leftOut)}, '', 'g')) end`;

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(new RegExp(leftOut, 'g'), '')
    .replaceAll(
      new RegExp(`[${typographic.from}]`, 'g'),
      (character) => typographic.to[typographic.from.indexOf(character)] ?? '',
    )
    .trim();

/** Returns the words of a searched text as they are compared. */
export const searchWords = (search = ''): string[] => fold(search).split(/\s+/).filter(Boolean);

/**
 * Selects the rows that have every word of a text in a column, regardless of case and accents; all
 * rows without a text.
 */
export const contains = (column: PgColumn, search: string | undefined): SQL | undefined =>
  and(...searchWords(search).map((word) => sql`strpos(${folded(column)}, ${word}) > 0`));

/** Sorts what begins with a searched text before the rest: false comes first. */
export const startsLast = (column: PgColumn, search: string | undefined): SQL[] =>
  search?.trim() ? [sql`not starts_with(${folded(column)}, ${fold(search)})`] : [];

/** Limits a query to a page; without one, it stays as it is. */
export const cutPage = <Query extends PgSelect>(query: Query, page: ListPage['page']): Query =>
  page ? query.limit(page.limit).offset(page.offset) : query;

/** Returns how many entries a list has; counts them only if its page does not show where it ends. */
export async function totalOf(
  page: NonNullable<ListPage['page']>,
  rows: unknown[],
  countAll: () => Promise<number>,
): Promise<number> {
  const isLast = rows.length < page.limit && (rows.length > 0 || page.offset === 0);
  return isLast ? page.offset + rows.length : countAll();
}
