import { readColumnTitle, runInBrackets, withoutBrackets } from './columnTitles.ts';
import type { TableRow } from './table.ts';

/** What a column may hold. */
export type Field<Key extends string> = {
  key: Key;
  /** How its titles are written, in small letters without marks and numbers. */
  titles: readonly string[];
  /** Whether a file may have several, which numbers tell apart: 'Poin 1', 'Poin 2'. */
  isNumbered?: boolean;
  /** What the first and the last of several columns that are called so hold: 'Skor', 'Skor'. */
  pair?: readonly [Key, Key];
};

/** What the columns of a file may hold. */
export type KnownColumns<Key extends string> = {
  fields: readonly Field<Key>[];
  /** Guesses what the columns hold of a sheet in which no line names them. */
  guessColumns?: (rows: readonly TableRow[]) => readonly (Key | undefined)[];
};

/** What a column holds; the second of several of a kind, 'Poin 2', has the number 2. */
export type Column<Key extends string> = { key: Key; number?: number | undefined };

/** For each column, from the left; undefined for one that is ignored. */
export type Columns<Key extends string> = readonly (Column<Key> | undefined)[];

/** Titles of lists of people that nothing here reads; they show that a line is one of titles. */
const otherTitles = new Set([
  'no',
  'nomor',
  'no urut',
  'no absen',
  'nomor induk',
  'nis nisn',
  'nisn nis',
  'nis',
  'nisn',
  'nipd',
  'nik',
  'jk',
  'l p',
  'jenis kelamin',
  'tempat lahir',
  'tanggal lahir',
  'tempat tanggal lahir',
  'ttl',
  'agama',
  'jurusan',
  'status',
  'timestamp',
  'alamat',
  'hp',
  'no hp',
  'telepon',
  'keterangan',
  'ket',
  'paraf',
  'tanda tangan',
]);

export const isOtherTitle = (text: string): boolean =>
  otherTitles.has(readColumnTitle(withoutBrackets(text)).title);

/** Returns what a column with a title holds; undefined if the title is not known. */
export function findColumn<Key extends string>(
  fields: readonly Field<Key>[],
  text: string,
): Column<Key> | undefined {
  for (const written of [text, withoutBrackets(text)]) {
    const { title, number } = readColumnTitle(written);
    // The number may be a part of the title: 'Tim 1' beside 'Tim 2'.
    const exact = fields.find(({ titles }) => titles.includes(`${title} ${number}`));
    if (exact) return { key: exact.key };
    const field = fields.find(({ titles }) => titles.includes(title));
    // 'Kelas 7' is what a column has, not what it is called.
    if (field?.isNumbered) return { key: field.key, number: number ?? runInBrackets(text) };
    if (field && number === undefined) return { key: field.key };
  }
  return undefined;
}

/** Returns a function that tells titles of columns from other texts. */
export const isKnownTitle =
  (fields: readonly Field<string>[]) =>
  (text: string): boolean =>
    findColumn(fields, text) !== undefined;

/**
 * Returns what a column holds over which several lines of titles stand: 'Lari 1' over 'Poin' is what
 * 'Poin 1' is.
 */
export function findStackedColumn<Key extends string>(
  fields: readonly Field<Key>[],
  texts: readonly string[],
): Column<Key> | undefined {
  const joined = findColumn(fields, texts.join(' '));
  if (joined) return joined;
  const found = texts.map((text) => findColumn(fields, text)).findLast(Boolean);
  if (!found || found.number !== undefined) return found;
  const isNumbered = fields.some((field) => field.key === found.key && field.isNumbered);
  const number = texts.map((text) => readColumnTitle(text).number).find(Boolean);
  return isNumbered ? { key: found.key, number } : found;
}

/** Returns the columns with what those hold that are called like others, in kinds that are a pair. */
function pairUp<Key extends string>(
  fields: readonly Field<Key>[],
  columns: Columns<Key>,
): Columns<Key> {
  const have = (key: Key | undefined) => columns.filter((column) => column?.key === key);
  return columns.map((column) => {
    const pair = fields.find(({ key }) => key === column?.key)?.pair;
    const alike = have(column?.key);
    if (!pair || alike.length < 2 || have(pair[1]).length > 0) return column;
    if (column === alike[0]) return { key: pair[0] };
    return column === alike.at(-1) ? { key: pair[1] } : undefined;
  });
}

/**
 * Returns each kind of column once for each number, at its first place. Where several of a kind that is
 * numbered have no numbers, their order numbers them.
 */
export function withoutRepetitions<Key extends string>(
  fields: readonly Field<Key>[],
  all: Columns<Key>,
): (Column<Key> | undefined)[] {
  const columns = pairUp(fields, all);
  const unnumbered = (key: Key) =>
    columns.filter((column) => column?.key === key && column.number === undefined);
  const found = new Set<string>();
  return columns.map((column) => {
    if (!column) return undefined;
    const { key } = column;
    const isNumbered = fields.some((field) => field.key === key && field.isNumbered);
    const alike = unnumbered(key);
    const number =
      isNumbered && alike.length > 1 && column.number === undefined
        ? alike.indexOf(column) + 1
        : column.number;
    const name = `${key}/${number ?? ''}`;
    if (found.has(name)) return undefined;
    found.add(name);
    return { key, number };
  });
}
