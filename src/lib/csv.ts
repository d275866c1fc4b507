/** Byte order mark: without it, spreadsheets take UTF-8 for an older encoding. */
const byteOrderMark = '\uFEFF';

/** What a spreadsheet would take for the start of a formula. */
const formulaStart = /^[=+\-@\t\r\n]/;

const needsQuotes = /["\r\n,;\t]|^\s|\s$/;

function cellOf(text: string): string {
  // A cell that others wrote must not calculate anything where it is opened.
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * A table as the text of a CSV file (RFC 4180) that spreadsheets read as UTF-8 and never as
 * formulas. Takes the rows, the first with the columns' names.
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `${byteOrderMark}${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
