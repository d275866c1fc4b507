import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toCsv } from '../../src/lib/files/csv.ts';
import { type CsvRow, InvalidCsvError, readCsv } from '../../src/lib/tables/text/readCsv.ts';
import { FileError, MissingFileError, readInside } from './contentFile.ts';

/** What is wrong with a file that is to be imported. */
export type Problem = { file: string; line: number; text: string };

/** The cells of a row by their columns, and where the row is. */
export type Row = { file: string; line: number; cells: Readonly<Record<string, string>> };

/**
 * What a table is called, which is its file, and its columns in their order. A file may lack the optional ones,
 * which an earlier version did not write: their cells are missing then.
 */
export type TableShape = {
  name: string;
  columns: readonly string[];
  optional?: readonly string[];
};

export type TableRows = Map<string, Record<string, string>[]>;

/** The most bytes of a file. */
const maxTableBytes = 20 * 1024 * 1024;

const fileName = (table: string) => `${table}.csv`;

/** Writes tables into a folder: a CSV file each. */
export async function writeTables(
  folder: string,
  shapes: readonly TableShape[],
  rows: TableRows,
): Promise<void> {
  for (const { name, columns } of shapes) {
    const cells = (rows.get(name) ?? []).map((row) => columns.map((column) => row[column] ?? ''));
    await writeFile(join(folder, fileName(name)), toCsv([columns, ...cells], ','));
  }
}

/** Says why a file cannot be read; undefined if that is no fault of the file. */
function describe(error: unknown): string | undefined {
  // A text in another encoding.
  if (error instanceof TypeError) return 'The file is not a text in UTF-8.';
  return error instanceof FileError || error instanceof InvalidCsvError ? error.message : undefined;
}

/** Returns the rows of a file of the folder; undefined if it is not there, or if it cannot be read. */
async function readFileRows(
  folder: string,
  file: string,
  { columns, problems }: { columns: readonly string[]; problems: Problem[] },
): Promise<CsvRow[] | undefined> {
  try {
    const bytes = await readInside(folder, file, maxTableBytes);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return readCsv(text, { isTitle: (title) => columns.includes(title) }).rows;
  } catch (error) {
    if (error instanceof MissingFileError) return undefined;
    const text = describe(error);
    if (text === undefined) throw error;
    problems.push({ file, line: error instanceof InvalidCsvError ? error.line : 1, text });
    return undefined;
  }
}

function toRows(file: string, rows: CsvRow[], shape: TableShape, problems: Problem[]): Row[] {
  const [titles, ...lines] = rows;
  const names = (titles?.cells ?? []).map((title) => title.trim());
  const lacking = shape.columns.filter((column) => !names.includes(column));
  const missing = lacking.filter((column) => !shape.optional?.includes(column));
  const unknown = names.filter((name) => name !== '' && !shape.columns.includes(name));
  for (const column of missing)
    problems.push({ file, line: 1, text: `The column ${column} is missing.` });
  for (const name of unknown) problems.push({ file, line: 1, text: `There is no column ${name}.` });
  if (missing.length > 0) return [];
  return lines.map(({ line, cells }) => ({
    file,
    line,
    cells: Object.fromEntries(
      shape.columns
        .filter((column) => !lacking.includes(column))
        .map((column) => [column, cells[names.indexOf(column)] ?? '']),
    ),
  }));
}

/**
 * Reads the tables of a folder, those that are there, and adds what is wrong with the files to
 * `problems`.
 */
export async function readTables(
  folder: string,
  shapes: readonly TableShape[],
  problems: Problem[],
): Promise<Map<string, Row[]>> {
  const files = shapes.map(({ name }) => fileName(name));
  for (const file of await readdir(folder).catch(() => []))
    if (/\.(csv|xlsx)$/i.test(file) && !files.includes(file))
      problems.push({ file, line: 1, text: 'The file is none of the tables that are read.' });
  const tables = new Map<string, Row[]>();
  for (const shape of shapes) {
    const file = fileName(shape.name);
    const rows = await readFileRows(folder, file, { columns: shape.columns, problems });
    if (rows) tables.set(shape.name, toRows(file, rows, shape, problems));
  }
  return tables;
}
