/** A cell of a table as its sheet shows it. */
export type Cell = {
  text: string;
  /** What a workbook stores behind the text: a number, or a date or time as a number of days. */
  number?: number;
  /** The number format of a workbook, 'h:mm'. */
  format?: string;
  /** What the number format shows; cells of texts have none. */
  kind?: 'number' | 'date' | 'time';
};

/**
 * A row that is not empty, and its number in the sheet or text, beginning with 1. Merged cells are the same
 * object in each of their places.
 */
export type TableRow = { line: number; cells: Cell[] };

/** A sheet of a workbook, or a text, which is one sheet without a name. */
export type Sheet = { name: string; rows: TableRow[] };
