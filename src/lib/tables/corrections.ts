import type { Column, Field } from './columns.ts';
import type { SourceColumn, SourceRow } from './layout.ts';

/** What somebody has typed instead of the texts of cells: by row, and by what the column holds. */
export type Corrections = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns what tells a row of a file apart. */
export const rowId = ({ sheetIndex, line }: Pick<SourceRow, 'sheetIndex' | 'line'>): string =>
  `${sheetIndex}/${line}`;

/** Returns what tells the columns apart that are not ignored. */
export const columnId = ({ key, number }: Column<string>): string =>
  number === undefined ? key : `${key}/${number}`;

/** Adds corrections to others, whose cells they replace. */
export function addCorrections(before: Corrections, added: Corrections): Corrections {
  const rows = Object.entries(added).map(
    ([row, cells]) => [row, { ...before[row], ...cells }] as const,
  );
  return { ...before, ...Object.fromEntries(rows) };
}

/**
 * Returns rows and columns with the corrections in place of what the file has. A kind of column that the file does
 * not have stands behind the others.
 */
export function correctRows<Key extends string>(
  { rows, columns }: { rows: readonly SourceRow[]; columns: readonly SourceColumn<Key>[] },
  corrections: Corrections,
  fields: readonly Field<Key>[],
): { rows: SourceRow[]; columns: SourceColumn<Key>[] } {
  const own = new Set(columns.flatMap(({ column }) => (column ? columnId(column) : [])));
  const typed = new Set(rows.flatMap((row) => Object.keys(corrections[rowId(row)] ?? {})));
  const added = fields
    .filter(({ key }) => typed.has(key) && !own.has(key))
    .map(({ key }): SourceColumn<Key> => ({ title: '', column: { key } }));
  const all = [...columns, ...added];
  return {
    columns: all,
    rows: rows.map((row) => {
      const texts = corrections[rowId(row)];
      if (!texts) return row;
      const cells = all.map(({ column }, place) => {
        const text = column && texts[columnId(column)];
        return text === undefined ? (row.cells[place] ?? { text: '' }) : { text };
      });
      return { ...row, cells };
    }),
  };
}
