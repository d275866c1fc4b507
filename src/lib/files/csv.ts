/** Without a byte order mark, spreadsheets misread UTF-8 as an older encoding. */
const byteOrderMark = '\uFEFF';

/** Characters that start a formula in a spreadsheet; after apostrophes, so that all can be undone. */
const formulaPrefix = /^'*[=+\-@\t\r\n]/;

const needsQuotes = /["\r\n,;\t]|^\s|\s$/;

function formatCell(text: string): string {
  // User input must not be evaluated as a formula when the file is opened.
  const safeText = formulaPrefix.test(text) ? `'${text}` : text;
  return needsQuotes.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}

/**
 * Returns the rows (the first holds the column names) as the text of a CSV file (RFC 4180) that
 * spreadsheets read as UTF-8 and never as formulas. Those of Indonesia, where a comma is the decimal sign,
 * take semicolons for the separator.
 */
export const toCsv = (rows: readonly (readonly string[])[], separator: ';' | ',' = ';'): string =>
  `${byteOrderMark}${rows.map((row) => `${row.map(formatCell).join(separator)}\r\n`).join('')}`;

/** Returns the text of a cell without the apostrophe by which `toCsv` keeps it from being a formula. */
export const fromCsvCell = (cell: string): string =>
  cell.startsWith("'") && formulaPrefix.test(cell) ? cell.slice(1) : cell;
