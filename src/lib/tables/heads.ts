import {
  type Columns,
  type Field,
  findColumn,
  findStackedColumn,
  isOtherTitle,
  type KnownColumns,
  withoutRepetitions,
} from './columns.ts';
import { readColumnTitle } from './columnTitles.ts';
import type { Sheet, TableRow } from './table.ts';
import { titleLines } from './text/findSeparator.ts';

/** The lines that have the titles of the columns. Several stand over one another. */
export type Head = { first: number; last: number };

const textsOf = ({ cells }: TableRow) => cells.map(({ text }) => text.trim()).filter(Boolean);

/** Whether a title stands in both lines, because its cells are merged downwards. */
const shareTitle = <Key extends string>(
  fields: readonly Field<Key>[],
  upper: TableRow | undefined,
  lower: TableRow | undefined,
): boolean =>
  upper?.cells.some(
    (cell, column) => lower?.cells[column] === cell && findColumn(fields, cell.text) !== undefined,
  ) ?? false;

/** Whether a line tells apart what the titles beneath it call alike: 'Lari 1', 'Lari 2', or 'Tim A', 'Tim B'. */
function dividesAlike<Key extends string>(
  fields: readonly Field<Key>[],
  upper: TableRow | undefined,
  lower: TableRow | undefined,
): boolean {
  const keys = (lower?.cells ?? []).flatMap(({ text }) => findColumn(fields, text)?.key ?? []);
  const above = upper?.cells ?? [];
  const numbers = above.flatMap(({ text }) => readColumnTitle(text).number ?? []);
  const stacked = (lower?.cells ?? []).flatMap(({ text }, place) => {
    const over = above.slice(0, place + 1).findLast((cell) => cell.text.trim() !== '');
    return (over && text && findColumn(fields, `${over.text} ${text}`)?.key) ?? [];
  });
  return (
    new Set(keys).size < keys.length &&
    (new Set(numbers).size > 1 || new Set(stacked).size > new Set(keys).size)
  );
}

/** Whether a line has nothing but numbered titles of a kind, which divide those above: 'Lari 1', 'Lari 2'. */
function dividesTitles<Key extends string>(
  fields: readonly Field<Key>[],
  lower: TableRow | undefined,
): boolean {
  const found = lower ? textsOf(lower).map((text) => findColumn(fields, text)) : [];
  const numbers = new Set(found.map((column) => column?.number));
  return (
    numbers.size > 1 &&
    !numbers.has(undefined) &&
    new Set(found.map((each) => each?.key)).size === 1
  );
}

/** Returns the lines of titles around one of them: merged cells and groups of columns make more than one. */
export function headAt<Key extends string>(
  { rows }: Sheet,
  line: number,
  fields: readonly Field<Key>[],
): Head {
  let start = rows.findIndex((row) => row.line === line);
  let end = start;
  while (
    shareTitle(fields, rows[end], rows[end + 1]) ||
    dividesAlike(fields, rows[end], rows[end + 1]) ||
    dividesTitles(fields, rows[end + 1])
  )
    end += 1;
  while (
    shareTitle(fields, rows[start - 1], rows[start]) ||
    dividesAlike(fields, rows[start - 1], rows[start])
  )
    start -= 1;
  return { first: rows[start]?.line ?? line, last: rows[end]?.line ?? line };
}

/** Returns the lines of titles. */
export const headRows = ({ rows }: Sheet, head: Head | undefined): TableRow[] =>
  head ? rows.filter(({ line }) => line >= head.first && line <= head.last) : [];

/** Returns for each column the texts of the lines of titles, from above, each once. */
function stackedTitles(sheet: Sheet, head: Head | undefined): string[][] {
  const lines = headRows(sheet, head).map(({ cells }) => cells.map(({ text }) => text.trim()));
  const width = Math.max(0, ...lines.map(({ length }) => length));
  /** A text has merged titles in their first column alone: 'Lari 1' is over 'Waktu' too. */
  const titleAt = (line: number, column: number): string => {
    const text = lines[line]?.[column] ?? '';
    const isDivided = lines.slice(line + 1).some((below) => below[column]);
    const above = lines.slice(0, line).some((each) => each[column]);
    return text || above || !isDivided
      ? text
      : (lines[line]?.slice(0, column).findLast(Boolean) ?? '');
  };
  return Array.from({ length: width }, (_, column) => [
    ...new Set(lines.map((_line, index) => titleAt(index, column)).filter(Boolean)),
  ]);
}

/** Returns the title of each column as it is written; empty where it has none. */
export const titlesOf = (sheet: Sheet, head: Head | undefined): string[] =>
  stackedTitles(sheet, head).map((texts) => texts.join(' '));

/** Returns the rows of a sheet beneath its titles. */
export const rowsBeneath = ({ rows }: Sheet, head: Head | undefined): TableRow[] =>
  head ? rows.filter(({ line }) => line > head.last) : rows;

/** Returns what each column of a sheet holds, by its titles or, without any, by a guess. */
export function columnsOf<Key extends string>(
  sheet: Sheet,
  head: Head | undefined,
  { fields, guessColumns }: KnownColumns<Key>,
): Columns<Key> {
  if (head)
    return withoutRepetitions(
      fields,
      stackedTitles(sheet, head).map((texts) => findStackedColumn(fields, texts)),
    );
  const width = Math.max(0, ...sheet.rows.map(({ cells }) => cells.length));
  const guessed = guessColumns?.(sheet.rows) ?? [];
  return Array.from({ length: width }, (_, column) => guessed[column] && { key: guessed[column] });
}

/** How much a line looks like one of titles: known ones first, then others that lists usually have. */
function rateTitles<Key extends string>(
  row: TableRow,
  isFirst: boolean,
  fields: readonly Field<Key>[],
): { known: number; others: number } {
  const texts = textsOf(row);
  const found = texts.map((text) => findColumn(fields, text)?.key);
  const known = new Set(found.filter((key) => key !== undefined)).size;
  const others = texts.filter((text, index) => !found[index] && isOtherTitle(text)).length;
  // One word alone may be a text of a list that has no titles: 'Siswa' beside a name.
  const areAllTitles = found.filter(Boolean).length + others === texts.length;
  return known > 1 || isFirst || areAllTitles ? { known, others } : { known: 0, others: 0 };
}

/** Returns the lines of titles among the first of a sheet, and how many known titles they have. */
export function findHead<Key extends string>(
  sheet: Sheet,
  fields: readonly Field<Key>[],
): { head: Head | undefined; count: number } {
  let best = { line: 0, known: 0, others: 0 };
  for (const [index, row] of sheet.rows.slice(0, titleLines).entries()) {
    const { known, others } = rateTitles(row, index === 0, fields);
    const isBetter = known > best.known || (known === best.known && others > best.others);
    if (known > 0 && isBetter) best = { line: row.line, known, others };
  }
  return best.known === 0
    ? { head: undefined, count: 0 }
    : { head: headAt(sheet, best.line, fields), count: best.known };
}

const namesOf = (sheet: Sheet, head: Head | undefined) =>
  titlesOf(sheet, head)
    .map((title) => Object.values(readColumnTitle(title)).join(' '))
    .join('\t')
    .trim();

/** Whether the titles of two sheets agree, so that one can follow the other. */
export const haveSameTitles = (
  one: Sheet,
  oneHead: Head | undefined,
  other: Sheet,
  otherHead: Head | undefined,
): boolean => namesOf(one, oneHead) === namesOf(other, otherHead);
