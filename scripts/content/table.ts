import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import writeWorkbook from 'write-excel-file/node';
import { toCsv } from '../../src/lib/files/csv.ts';
import { type FileRow, InvalidCsvError, readCsv } from '../../src/lib/files/readCsv.ts';
import { maxWorkbookBytes } from '../../src/lib/files/unpackWorkbook.ts';
import { FileError, MissingFileError, readInside } from './contentFile.ts';
import { readWorkbook, WorkbookError } from './readWorkbook.ts';

/** What is wrong with a file that is to be imported. */
export type Problem = { file: string; line: number; text: string };

/** The cells of a row by their columns, and where the row is. */
export type Row = { file: string; line: number; cells: Readonly<Record<string, string>> };

/** What a table is called, which is its file or sheet, and its columns in their order. */
export type TableShape = { name: string; columns: readonly string[] };

export type TableRows = Map<string, Record<string, string>[]>;

const workbookName = 'content.xlsx';

const csvName = (table: string) => `${table}.csv`;

/** Writes tables into a folder: a CSV file each, or a workbook with a sheet each. */
export async function writeTables(
  folder: string,
  shapes: readonly TableShape[],
  rows: TableRows,
  { isWorkbook }: { isWorkbook: boolean },
): Promise<void> {
  const tables = shapes.map(({ name, columns }) => ({
    name,
    columns,
    cells: (rows.get(name) ?? []).map((row) => columns.map((column) => row[column] ?? '')),
  }));
  if (!isWorkbook) {
    for (const { name, columns, cells } of tables)
      await writeFile(join(folder, csvName(name)), toCsv([columns, ...cells]));
    return;
  }
  const toCell = (value: string) => ({ value, type: String });
  const sheets = tables.map(({ name, columns, cells }) => ({
    sheet: name,
    data: [
      columns.map((column) => ({ ...toCell(column), fontWeight: 'bold' as const })),
      ...cells.map((row) => row.map(toCell)),
    ],
    stickyRowsCount: 1,
  }));
  await writeWorkbook(sheets).toFile(join(folder, workbookName));
}

/** A spreadsheet may have made a date, a time or a number of a text. */
function toText(cell: unknown): string {
  if (cell instanceof Date) {
    const text = cell.toISOString();
    if (cell.getUTCFullYear() < 1901) return text.slice(11, 19);
    return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text;
  }
  return typeof cell === 'string'
    ? cell
    : typeof cell === 'number' || typeof cell === 'boolean'
      ? String(cell)
      : '';
}

type RawTable = { file: string; rows: FileRow[] };

/** Says why a file cannot be read; undefined if that is no fault of the file. */
function describe(error: unknown): string | undefined {
  // A text in another encoding.
  if (error instanceof TypeError) return 'The file is not a text in UTF-8.';
  return error instanceof FileError ||
    error instanceof WorkbookError ||
    error instanceof InvalidCsvError
    ? error.message
    : undefined;
}

/** Returns what a file of the folder has; undefined if it is not there, or if it cannot be read. */
async function readIfThere<Content>(
  { folder, file, problems }: { folder: string; file: string; problems: Problem[] },
  read: (bytes: Uint8Array) => Content,
): Promise<Awaited<Content> | undefined> {
  try {
    return await read(await readInside(folder, file, maxWorkbookBytes));
  } catch (error) {
    if (error instanceof MissingFileError) return undefined;
    const text = describe(error);
    if (text === undefined) throw error;
    problems.push({ file, line: error instanceof InvalidCsvError ? error.line : 1, text });
    return undefined;
  }
}

async function readCsvTable(folder: string, name: string, problems: Problem[]) {
  const file = csvName(name);
  const rows = await readIfThere({ folder, file, problems }, (bytes) =>
    readCsv(new TextDecoder('utf-8', { fatal: true }).decode(bytes)),
  );
  return rows && { file, rows };
}

async function readSheets(folder: string, problems: Problem[]): Promise<Map<string, RawTable>> {
  const sheets = await readIfThere({ folder, file: workbookName, problems }, (bytes) =>
    readWorkbook(bytes),
  );
  return new Map(
    (sheets ?? []).map(({ sheet, data }) => {
      const rows = data.map((cells, index) => ({ line: index + 1, cells: cells.map(toText) }));
      const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
      return [sheet, { file: `${workbookName}, ${sheet}`, rows: filled }];
    }),
  );
}

function toRows({ file, rows }: RawTable, shape: TableShape, problems: Problem[]): Row[] {
  const [titles, ...lines] = rows;
  const names = (titles?.cells ?? []).map((title) => title.trim());
  const missing = shape.columns.filter((column) => !names.includes(column));
  const unknown = names.filter((name) => name !== '' && !shape.columns.includes(name));
  for (const column of missing)
    problems.push({ file, line: 1, text: `The column ${column} is missing.` });
  for (const name of unknown) problems.push({ file, line: 1, text: `There is no column ${name}.` });
  if (missing.length > 0) return [];
  return lines.map(({ line, cells }) => ({
    file,
    line,
    cells: Object.fromEntries(
      shape.columns.map((column) => [column, cells[names.indexOf(column)] ?? '']),
    ),
  }));
}

/**
 * Reads the tables of a folder, those that are there, from CSV files or from a workbook, and adds
 * what is wrong with the files to `problems`.
 */
export async function readTables(
  folder: string,
  shapes: readonly TableShape[],
  problems: Problem[],
): Promise<Map<string, Row[]>> {
  const sheets = await readSheets(folder, problems);
  const tables = new Map<string, Row[]>();
  for (const shape of shapes) {
    const { name } = shape;
    const sheet = sheets.get(name);
    const csv = await readCsvTable(folder, name, problems);
    if (sheet && csv)
      problems.push({ file: csv.file, line: 1, text: `${workbookName} has this table too.` });
    const found = sheet ?? csv;
    if (found) tables.set(name, toRows(found, shape, problems));
  }
  return tables;
}
