import Papa from 'papaparse';
import { fromCsvCell } from './csv.ts';

/** A row of a file, and the number of the line on which it starts. */
export type FileRow = { line: number; cells: string[] };

/** A quotation mark is missing or too many, so the cells of a file are not certain. */
export class InvalidCsvError extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`The quotation marks on line ${line} do not match.`);
    this.line = line;
  }
}

/** The most frequent in the first line; spreadsheets of countries with a decimal comma write semicolons. */
function findSeparator(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1);
  const countOf = (separator: string) => first.split(separator).length;
  return [',', ';', '\t'].toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ',';
}

/**
 * Returns the rows of a CSV text that are not empty: with comma, semicolon or tabulator, with or
 * without a byte order mark. Throws `InvalidCsvError`.
 */
export function readCsv(text: string): FileRow[] {
  const content = text.replace(/^\uFEFF/, '');
  const { data, errors } = Papa.parse<string[]>(content, { delimiter: findSeparator(content) });
  let next = 1;
  const rows = data.map((cells) => {
    const line = next;
    next += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
    return { line, cells: cells.map(fromCsvCell) };
  });
  const failure = errors.find(({ type }) => type === 'Quotes');
  if (failure) throw new InvalidCsvError(rows[failure.row ?? 0]?.line ?? 1);
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}
