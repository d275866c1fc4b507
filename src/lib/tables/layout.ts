import { type Column, type Columns, findColumn, type KnownColumns } from './columns.ts';
import {
  columnsOf,
  findHead,
  type Head,
  headAt,
  headRows,
  haveSameTitles,
  rowsBeneath,
  titlesOf,
} from './heads.ts';
import { findJunk } from './junkRows.ts';
import type { Sheet, TableRow } from './table.ts';

type SheetLayout = {
  isUsed: boolean;
  /** Undefined if no line names the columns. */
  head: Head | undefined;
  /** The lines that are left out. */
  skipped: readonly number[];
};

/** Which sheets, lines and columns of a file are read. */
export type Layout<Key extends string> = {
  /** As many as the file has. */
  sheets: readonly SheetLayout[];
  /** Of all sheets that are used. */
  columns: Columns<Key>;
};

const layOut = (sheet: Sheet, head: Head | undefined, isUsed: boolean): SheetLayout => ({
  isUsed,
  head,
  skipped: findJunk(rowsBeneath(sheet, head), headRows(sheet, head)),
});

/**
 * Returns which sheets, lines and columns of a file are read: the sheet with the most known titles, those
 * that have the same, and of each all lines beneath the titles that are not meant for people alone.
 */
export function findLayout<Key extends string>(
  sheets: readonly Sheet[],
  known: KnownColumns<Key>,
): Layout<Key> {
  const found = sheets.map((sheet) => ({ sheet, ...findHead(sheet, known.fields) }));
  const most = Math.max(0, ...found.map(({ count }) => count));
  const best = found.find(({ count }) => count === most);
  if (!best) return { sheets: [], columns: [] };
  return {
    columns: columnsOf(best.sheet, best.head, known),
    sheets: found.map(({ sheet, head }) =>
      layOut(
        sheet,
        head,
        sheet === best.sheet || (most > 0 && haveSameTitles(sheet, head, best.sheet, best.head)),
      ),
    ),
  };
}

/** Returns the place of the first sheet that is used. */
export const firstUsed = ({ sheets }: Layout<string>): number =>
  sheets.findIndex(({ isUsed }) => isUsed);

/** Whether the titles of a sheet agree with those of the sheets that are used. */
function agrees(sheets: readonly Sheet[], layout: Layout<string>, index: number): boolean {
  const used = firstUsed(layout);
  const [one, other] = [sheets[used], sheets[index]];
  return (
    one !== undefined &&
    other !== undefined &&
    haveSameTitles(one, layout.sheets[used]?.head, other, layout.sheets[index]?.head)
  );
}

/**
 * Uses a sheet, or no longer; the last one stays. One whose titles do not agree with the others takes their
 * place.
 */
export function toggleSheet<Key extends string>(
  sheets: readonly Sheet[],
  layout: Layout<Key>,
  index: number,
  known: KnownColumns<Key>,
): Layout<Key> {
  const sheet = sheets[index];
  const isUsed = layout.sheets[index]?.isUsed ?? false;
  if (!sheet || (isUsed && layout.sheets.filter((each) => each.isUsed).length === 1)) return layout;
  const replaces = !agrees(sheets, layout, index);
  return {
    columns: replaces ? columnsOf(sheet, layout.sheets[index]?.head, known) : layout.columns,
    sheets: layout.sheets.map((each, place) => {
      if (place === index) return { ...each, isUsed: !isUsed };
      return replaces ? { ...each, isUsed: false } : each;
    }),
  };
}

/**
 * Takes another line of a sheet for the one that has the titles, or none. Sheets whose titles do not agree then
 * are no longer used.
 */
export function chooseHead<Key extends string>(
  sheets: readonly Sheet[],
  layout: Layout<Key>,
  { index, line }: { index: number; line: number | undefined },
  known: KnownColumns<Key>,
): Layout<Key> {
  const sheet = sheets[index];
  if (!sheet) return layout;
  const head = line === undefined ? undefined : headAt(sheet, line, known.fields);
  return {
    columns: columnsOf(sheet, head, known),
    sheets: layout.sheets.map((each, place) => {
      if (place === index) return layOut(sheet, head, true);
      const other = sheets[place];
      const stays = other !== undefined && haveSameTitles(sheet, head, other, each.head);
      return { ...each, isUsed: each.isUsed && stays };
    }),
  };
}

/** Leaves a line of a sheet out, or takes it back. */
export function skipLine<Key extends string>(
  layout: Layout<Key>,
  { sheetIndex, line }: { sheetIndex: number; line: number },
  isSkipped: boolean,
): Layout<Key> {
  return {
    ...layout,
    sheets: layout.sheets.map((each, place) => {
      if (place !== sheetIndex) return each;
      const others = each.skipped.filter((other) => other !== line);
      return { ...each, skipped: isSkipped ? [...others, line] : others };
    }),
  };
}

/** Says what a column holds; no other column holds the same then. */
export function chooseColumn<Key extends string>(
  layout: Layout<Key>,
  index: number,
  chosen: Column<Key> | undefined,
): Layout<Key> {
  const isChosen = (column: Column<Key> | undefined) =>
    column?.key === chosen?.key && column?.number === chosen?.number;
  return {
    ...layout,
    columns: layout.columns.map((column, place) => {
      if (place === index) return chosen;
      return isChosen(column) ? undefined : column;
    }),
  };
}

/** A row that is read, and where it stands. */
export type SourceRow = TableRow & {
  /** The name of its sheet, to tell it from others; empty of a text and of a file with one sheet. */
  sheet: string;
  /** The name of its sheet in any case; empty of a text. */
  sheetName: string;
  sheetIndex: number;
};

/** Returns the rows of the sheets that are used, without titles and what is left out. */
export function usedRows(sheets: readonly Sheet[], layout: Layout<string>): SourceRow[] {
  return sheets.flatMap((sheet, sheetIndex) => {
    const { isUsed, head, skipped } = layout.sheets[sheetIndex] ?? {};
    if (!isUsed) return [];
    const left = new Set(skipped);
    return rowsBeneath(sheet, head)
      .filter(({ line }) => !left.has(line))
      .map((row) => ({
        ...row,
        sheet: sheets.length > 1 ? sheet.name : '',
        sheetName: sheet.name,
        sheetIndex,
      }));
  });
}

/** A column as it stands in the file, and what it was recognised as. */
export type SourceColumn<Key extends string> = {
  /** As it is written; empty for none. */
  title: string;
  column: Column<Key> | undefined;
};

/** Returns the columns of the sheets that are used, from the left. */
export function usedColumns<Key extends string>(
  sheets: readonly Sheet[],
  layout: Layout<Key>,
): SourceColumn<Key>[] {
  const index = firstUsed(layout);
  const sheet = sheets[index];
  const titles = sheet ? titlesOf(sheet, layout.sheets[index]?.head) : [];
  return layout.columns.map((column, place) => ({ title: titles[place] ?? '', column }));
}

/** Whether a column is ignored though its title is known: another one is called the same. */
export const isRepeated = <Key extends string>(
  { title, column }: SourceColumn<Key>,
  { fields }: KnownColumns<Key>,
): boolean => column === undefined && findColumn(fields, title) !== undefined;
