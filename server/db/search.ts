import { count, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { folded, type ListPage, searchWords, totalOf } from './listPage.ts';

/** 'SMAN', 'SMA N' and 'SMA Negeri', of every kind of school; in 'SMAN3' a number follows. */
const stateSchool = /\b(sma|smk|smp|sd|ma|mts|mi) ?n(?:egeri)?(?![a-z])/g;

const schoolWord = /^(sma|smk|smp|sd|ma|mts|mi)n$/;

/** Returns the words of a searched text as `hasWord` needs them: a state school is one word, 'sman'. */
export const schoolWords = (search: string | undefined): string[] => [
  ...new Set(searchWords(searchWords(search).join(' ').replaceAll(stateSchool, '$1n '))),
];

/**
 * Selects the folded texts that contain a word. 'sman' is in 'SMA Negeri' too; 'man' is not in 'sman',
 * nor '3' in '13', but '20' is in '2026', which may be typed to its end.
 */
export function hasWord(text: SQL, word: string): SQL {
  const [, school] = schoolWord.exec(word) ?? [];
  if (school) return sql`${text} ~ ${String.raw`\m${school} ?n(egeri)?\M`}`;
  if (/^\d{1,2}$/.test(word)) return sql`${text} ~ ${String.raw`\m${word}(\M|\d\d)`}`;
  return sql`strpos(${text}, ${word}) > 0`;
}

/** Shorter words resemble too many others. */
const misspellable = /^\p{L}{4,20}$/u;

/** As `hasWord`, or with one letter too many, too few, wrong or exchanged with the next. */
function hasSimilarWord(text: SQL, word: string): SQL {
  if (!misspellable.test(word) || schoolWord.test(word)) return hasWord(text, word);
  const letters = [...word];
  const variants = letters.flatMap((letter, index) => {
    const start = letters.slice(0, index).join('');
    const [next = '', ...rest] = letters.slice(index + 1);
    const end = next + rest.join('');
    return [`${start}.${letter}${end}`, `${start}.?${end}`, start + next + letter + rest.join('')];
  });
  const pattern = String.raw`\m(${variants.join('|')}|${word}.)\M`;
  return sql`(${hasWord(text, word)} or ${text} ~ ${pattern})`;
}

/** More words than anybody searches for would only take time. */
const maxWords = 8;

type Closest = { ids: SQL; total: number; isPartial: boolean };

/**
 * Returns the ids whose text has the most words of a search, also misspelled ones, and whether that is
 * not all of them; undefined if none has at least half. `texts` selects `id` and `text`.
 */
async function findClosest(
  db: Database,
  texts: SQLWrapper,
  search: string | undefined,
): Promise<Closest | undefined> {
  const all = schoolWords(search).slice(0, maxWords);
  // One or two letters are in almost every text.
  const words = all.filter((word) => /..\p{L}|\d/u.test(word));
  if (words.length === 0) return undefined;
  const text = sql`found.text`;
  const matches = words.map((word) => sql`(${hasSimilarWord(text, word)})::integer`);
  // `offset 0` keeps the text from being folded for every word.
  const counted = sql`select found.id, ${sql.join(matches, sql` + `)} as matches
    from (select id, ${folded(sql`texts.text`)} as text from ${texts} as texts(id, text) offset 0) as found`;
  const [best] = await db
    .select({ matches: sql<number>`counted.matches`, total: count() })
    .from(sql`(${counted}) as counted`)
    .groupBy(sql`counted.matches`)
    .orderBy(sql`counted.matches desc`)
    .limit(1);
  if (!best || best.matches < words.length / 2) return undefined;
  const ids = sql`(select counted.id from (${counted}) as counted where counted.matches = ${best.matches})`;
  return { ids, total: best.total, isPartial: best.matches < all.length };
}

type Searched = ListPage & { closest?: SQL | undefined };

type SearchedList<Filter extends Searched, Row> = {
  find: (db: Database, filter: Filter) => Promise<Row[]>;
  count: (db: Database, filter: Filter) => Promise<number>;
  /** Selects `id` and `text`, all that is searched, of the entries that the rest of the filter has. */
  selectTexts: (db: Database, filter: Filter) => SQLWrapper;
};

/**
 * Returns the entries of a page and, with a page, how many all pages have. If no entry has every word of
 * the search, these are the closest ones, and `isPartial` is whether they lack a word.
 */
export async function readSearchedList<Filter extends Searched, Row>(
  db: Database,
  filter: Filter,
  { find, count: countAll, selectTexts }: SearchedList<Filter, Row>,
) {
  const { page, search } = filter;
  const rows = await find(db, filter);
  const total = page && (await totalOf(page, rows, () => countAll(db, filter)));
  const exact = { rows, total, isPartial: false };
  if (!search || (total ?? rows.length) > 0) return exact;
  const texts = selectTexts(db, { ...filter, search: undefined });
  const closest = await findClosest(db, texts, search);
  if (!closest) return exact;
  const { ids, isPartial } = closest;
  return {
    rows: await find(db, { ...filter, search: undefined, closest: ids }),
    total: page && closest.total,
    isPartial,
  };
}
