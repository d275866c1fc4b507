import { createContext, useState } from 'react';
import { columnId, type Corrections, rowId } from '../../../lib/tables/corrections.ts';
import type { SourceColumn, SourceRow } from '../../../lib/tables/layout.ts';
import type { RowSource } from '../importTypes.ts';

/** A cell of a row that can be mended. */
export type CellField = {
  /** Of its column. */
  id: string;
  label: string;
  /** What is typed or, before that, what the cell has. */
  text: string;
};

/** What of rows can be mended in the preview. */
export type RowEditing = {
  isChecking: boolean;
  isOpen: (row: RowSource) => boolean;
  /** Whether the row was opened last, and nothing was checked since. */
  isOpenedLast: (row: RowSource) => boolean;
  open: (row: RowSource) => void;
  close: (row: RowSource) => void;
  /** Returns the cells of a row, also of the columns in `others`, which the file may lack. */
  fieldsOf: (row: RowSource, others?: readonly string[]) => CellField[];
  type: (row: RowSource, column: string, text: string) => void;
  /** Checks all rows again with what was typed in any of them. */
  submit: () => void;
  /** Puts a text into cells of a column, and checks all rows again. */
  put: (rows: readonly RowSource[], column: string, text: string) => void;
  skip: (row: RowSource) => void;
  /** The row that was left out last, unless it is read again. */
  skipped: RowSource | undefined;
  undoSkip: (row: RowSource) => void;
};

type ReadTable = { rows: readonly SourceRow[]; columns: readonly SourceColumn<string>[] };

type RowEditingOptions = {
  isChecking: boolean;
  /** What people call the columns. */
  names: Readonly<Record<string, string>>;
  correct: (corrections: Corrections) => void;
  skip: (row: RowSource, isSkipped: boolean) => void;
};

/** What is typed in the rows of a preview; it stays until it is checked, wherever its row is shown. */
export function useRowEditing({ isChecking, names, correct, skip }: RowEditingOptions) {
  const [drafts, setDrafts] = useState<Corrections>({});
  const [openedLast, setOpenedLast] = useState<string>();
  const [lastSkipped, setLastSkipped] = useState<RowSource>();
  const [table, setTable] = useState<ReadTable>({ rows: [], columns: [] });
  const isRead = (row: RowSource) => table.rows.some((each) => rowId(each) === rowId(row));
  const editing: RowEditing = {
    isChecking,
    isOpen: (row) => drafts[rowId(row)] !== undefined,
    isOpenedLast: (row) => openedLast === rowId(row),
    open: (row) => {
      setOpenedLast(rowId(row));
      setDrafts((current) => ({ ...current, [rowId(row)]: {} }));
    },
    close: (row) =>
      setDrafts((current) =>
        Object.fromEntries(Object.entries(current).filter(([id]) => id !== rowId(row))),
      ),
    fieldsOf: (row, others = []) => {
      const id = rowId(row);
      const cells = table.rows.find((each) => rowId(each) === id)?.cells ?? [];
      const own = table.columns.flatMap(({ title, column }, place) =>
        column
          ? [
              {
                id: columnId(column),
                label: title || [names[column.key], column.number].filter(Boolean).join(' '),
                text: cells[place]?.text.trim() ?? '',
              },
            ]
          : [],
      );
      const missing = others
        .filter((other) => !own.some((field) => field.id === other))
        .map((other) => ({ id: other, label: names[other] ?? other, text: '' }));
      return [...own, ...missing].map((field) => ({
        ...field,
        text: drafts[id]?.[field.id] ?? field.text,
      }));
    },
    type: (row, column, text) =>
      setDrafts((current) => ({
        ...current,
        [rowId(row)]: { ...current[rowId(row)], [column]: text },
      })),
    submit: () => {
      setOpenedLast(undefined);
      correct(drafts);
    },
    put: (rows, column, text) =>
      correct(Object.fromEntries(rows.map((row) => [rowId(row), { [column]: text }]))),
    skip: (row) => {
      setLastSkipped(row);
      skip(row, true);
    },
    skipped: lastSkipped && !isRead(lastSkipped) ? lastSkipped : undefined,
    undoSkip: (row) => skip(row, false),
  };
  return {
    editing,
    forget: () => {
      setDrafts({});
      setLastSkipped(undefined);
    },
    /** Says which cells there are now. */
    setTable,
    /** Keeps the rows open that are still to be mended; what was typed in others has been checked. */
    settle: (checked: Corrections, rejected: readonly RowSource[]) => {
      const ids = new Set(rejected.map(rowId));
      setDrafts((current) =>
        Object.fromEntries(
          Object.entries(current).flatMap(([id, cells]) =>
            ids.has(id) ? [[id, withoutChecked(cells, checked[id])]] : [],
          ),
        ),
      );
    },
  };
}

/** Returns the cells that are not what was checked. */
const withoutChecked = (
  cells: Readonly<Record<string, string>>,
  checked: Readonly<Record<string, string>> = {},
) => Object.fromEntries(Object.entries(cells).filter(([id, text]) => checked[id] !== text));

const nothing = () => undefined;

/** The editing of rows, for the cells of a table whose columns stay the same. */
export const RowEditingContext = createContext<RowEditing>({
  isChecking: false,
  isOpen: () => false,
  isOpenedLast: () => false,
  open: nothing,
  close: nothing,
  fieldsOf: () => [],
  type: nothing,
  submit: nothing,
  put: nothing,
  skip: nothing,
  skipped: undefined,
  undoSkip: nothing,
});
