import {
  read,
  SSF,
  utils,
  type CellAddress,
  type CellObject,
  type WorkBook,
  type WorkSheet,
} from '@e965/xlsx';
import type { Cell, Sheet, TableRow } from '../table.ts';
import { unpackWorkbook } from './unpackWorkbook.ts';
import {
  InvalidWorkbookError,
  LockedWorkbookError,
  maxWorkbookBytes,
  maxWorkbookCells,
  WorkbookTooLargeError,
} from './workbookLimits.ts';

const empty: Cell = { text: '' };

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Reads the bytes, or the text of an HTML table; of `sheets`, whose places are given. */
function readSheets(source: ArrayBuffer | string, sheets: number[]): WorkBook {
  const options = {
    cellNF: true,
    cellFormula: false,
    cellHTML: false,
    sheets,
  };
  try {
    return typeof source === 'string'
      ? // Text as it is: what looks like a number or a time is not converted.
        read(source, { ...options, type: 'string', raw: true })
      : read(source, { ...options, type: 'array' });
  } catch (error) {
    if (error instanceof Error && /password|ECMA-376 Encrypted/.test(error.message))
      throw new LockedWorkbookError();
    throw new InvalidWorkbookError();
  }
}

/** Returns what a number format shows. */
function kindOf(format: string): Cell['kind'] {
  if (!SSF.is_date(format)) return 'number';
  // Without texts in quotation marks, the names of colours and the codes of countries.
  const codes = format.replaceAll(/"[^"]*"|\\.|\[[^\]]*[^\]hms][^\]]*\]/gi, '');
  return /[dy]/i.test(codes) ? 'date' : /[hs]/i.test(codes) ? 'time' : 'date';
}

function toCell({ t: type, v: value, w: shown, z }: CellObject): Cell {
  // #N/A is what a lookup has not found; any other error is shown, so that it is seen and mended.
  if (type === 'e') return { text: shown === '#N/A' ? '' : (shown ?? '') };
  if (typeof value !== 'number') return { text: shown ?? String(value ?? '') };
  const format = typeof z === 'string' ? z : 'General';
  const text = format === 'General' ? String(value) : (shown ?? String(value)).trim();
  return { text, number: value, format, kind: kindOf(format) };
}

/** Counts what has been read, because a small file can have very much. */
type Size = { cells: number; length: number };

/** Adds a cell, whose text may be that of many others; throws beyond the limits. */
function addSize(size: Size, { text }: Cell): void {
  size.cells += 1;
  size.length += text.length;
  if (size.cells > maxWorkbookCells || size.length > maxWorkbookBytes)
    throw new WorkbookTooLargeError();
}

/** The places of a range without its first, from the left and from above. */
function* placesOf(start: CellAddress, end: CellAddress): Generator<[row: number, column: number]> {
  for (let row = start.r; row <= end.r; row += 1)
    for (let column = start.c; column <= end.c; column += 1)
      if (row !== start.r || column !== start.c) yield [row, column];
}

/** Returns the cells of a sheet by rows; merged ones have their value in each of their places. */
function toGrid(sheet: WorkSheet, size: Size): Map<number, Map<number, Cell>> {
  const grid = new Map<number, Map<number, Cell>>();
  const put = (row: number, column: number, cell: Cell) => {
    addSize(size, cell);
    const cells = grid.get(row) ?? new Map<number, Cell>();
    grid.set(row, cells.set(column, cell));
  };
  for (const name of Object.keys(sheet)) {
    if (name.startsWith('!')) continue;
    const { r: row, c: column } = utils.decode_cell(name);
    const cell = toCell(sheet[name] as CellObject);
    if (cell.text.trim() !== '') put(row, column, cell);
  }
  const last = Math.max(0, ...grid.keys());
  let width = 0;
  for (const cells of grid.values()) width = Math.max(width, ...cells.keys());
  for (const { s: start, e: end } of sheet['!merges'] ?? []) {
    const cell = grid.get(start.r)?.get(start.c);
    if (!cell) continue;
    for (const [row, column] of placesOf(start, {
      r: Math.min(end.r, last),
      c: Math.min(end.c, width),
    }))
      put(row, column, cell);
  }
  return grid;
}

/** The most places of a sheet, counted to the last cell of each row. */
const maxPlaces = 10 * maxWorkbookCells;

function toRows(sheet: WorkSheet, size: Size): TableRow[] {
  let places = 0;
  return [...toGrid(sheet, size).entries()]
    .sort(([one], [other]) => one - other)
    .map(([row, cells]) => {
      const width = Math.max(...cells.keys()) + 1;
      places += width;
      if (places > maxPlaces) throw new WorkbookTooLargeError();
      return {
        line: row + 1,
        cells: Array.from({ length: width }, (_, column) => cells.get(column) ?? empty),
      };
    });
}

/** Returns what the library reads: archives are looked into first. */
function open(source: Uint8Array | string): {
  content: ArrayBuffer | string;
  hiddenSheets: number[];
} {
  if (typeof source === 'string') return { content: source, hiddenSheets: [] };
  if (!isZip(source)) return { content: new Uint8Array(source).buffer, hiddenSheets: [] };
  const { archive, hiddenSheets } = unpackWorkbook(source);
  return { content: archive, hiddenSheets };
}

/**
 * Returns the sheets that a spreadsheet shows, of an XLSX, XLS or OpenDocument file or of the text of an HTML
 * table that is called one.
 *
 * @throws {WorkbookTooLargeError} beyond the limits
 * @throws {LockedWorkbookError} if it is locked with a password
 * @throws {InvalidWorkbookError} if it is none
 */
export function readWorkbook(source: Uint8Array | string): Sheet[] {
  if (source.length > maxWorkbookBytes) throw new WorkbookTooLargeError();
  const { content, hiddenSheets } = open(source);
  const { SheetNames: names, Workbook: properties } = readSheets(content, []);
  const visible = names
    .map((_, index) => index)
    .filter((index) => !properties?.Sheets?.[index]?.Hidden && !hiddenSheets.includes(index));
  const { Sheets: contents } = readSheets(content, visible);
  const size: Size = { cells: 0, length: 0 };
  return visible.flatMap((index) => {
    const name = names[index] ?? '';
    const sheet = contents[name];
    if (!sheet) return [];
    const rows = toRows(sheet, size);
    return rows.length > 0 ? [{ name, rows }] : [];
  });
}
