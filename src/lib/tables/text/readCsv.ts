import Papa from 'papaparse';
import { fromCsvCell } from '../../files/csv.ts';
import { findSeparator, type IsTitle, type Separator } from './findSeparator.ts';

/** A row of a text, and the number of the line on which it starts. */
export type CsvRow = { line: number; cells: string[] };

export type CsvTable = { separator: Separator; rows: CsvRow[] };

type CsvOptions = {
  /** Which texts are titles of columns; decides where the lines alone do not. */
  isTitle?: IsTitle;
  /** What stands between the cells, if somebody has said so. */
  separator?: Separator | undefined;
};

/** A quotation mark is missing or too many, so the cells of a text are not certain. */
export class InvalidCsvError extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`The quotation marks on line ${line} do not match.`);
    this.line = line;
  }
}

/** The first line by which spreadsheets tell one another what separates the cells. */
const separatorLine = /^sep=([;,\t])[ \t;,]*(?:\r\n|\r|\n|$)/i;

const countBreaks = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0;

const isQuoted = /^"(?:[^"]|"")*"$/;

/**
 * Returns the text with whole cells in quotation marks where these are around a part of the cell, as in cells
 * that were copied from a spreadsheet: "Garuda" Muda.
 */
function quotePartlyQuoted(text: string, separator: Separator): string {
  const cells = new RegExp(`(^|[\\r\\n${separator}])("[^\\r\\n${separator}]*)`, 'g');
  return text.replace(cells, (all, before: string, cell: string) => {
    const isPartly = !isQuoted.test(cell) && cell.split('"').length % 2 === 1;
    return isPartly ? `${before}"${cell.replaceAll('"', '""')}"` : all;
  });
}

/** Returns the cells of a text and the place of the first row whose quotation marks do not match. */
function parse(text: string, separator: Separator, firstLine: number) {
  // A separator that no text has: Papa would guess without one.
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator || '\u001F' });
  let next = firstLine;
  const rows = data.map((cells) => {
    const line = next;
    next += 1 + cells.reduce((sum, cell) => sum + countBreaks(cell), 0);
    return { line, cells: cells.map(fromCsvCell) };
  });
  const failure = errors.find(({ type }) => type === 'Quotes');
  return { rows, failedLine: failure && (rows[failure.row ?? 0]?.line ?? firstLine) };
}

/**
 * Returns the rows of a CSV text, or of cells that were pasted, that are not empty, and what separates the
 * cells. Throws `InvalidCsvError`.
 */
export function readCsv(text: string, options: CsvOptions = {}): CsvTable {
  const withoutMark = text.replace(/^\uFEFF/, '');
  const [named = '', namedSeparator] = separatorLine.exec(withoutMark) ?? [];
  const content = withoutMark.slice(named.length);
  const separator =
    options.separator ??
    (namedSeparator as Separator | undefined) ??
    findSeparator(content, options.isTitle ?? (() => false));
  const firstLine = 1 + countBreaks(named);
  const written = parse(content, separator, firstLine);
  const mended =
    written.failedLine === undefined
      ? written
      : parse(quotePartlyQuoted(content, separator), separator, firstLine);
  if (mended.failedLine !== undefined)
    throw new InvalidCsvError(written.failedLine ?? mended.failedLine);
  const rows = mended.rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { separator, rows };
}
