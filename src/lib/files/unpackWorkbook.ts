import { Inflate, zipSync } from 'fflate';

/** The most bytes of a file, and of what is unpacked from it. */
export const maxWorkbookBytes = 20 * 1024 * 1024;

/** The most cells of all sheets, with the empty ones between them: a reader makes all of them. */
export const maxWorkbookCells = 100_000;

/** A workbook is not read, because it would take too much memory or time. */
export class WorkbookTooLargeError extends Error {}

/** A file is no workbook. */
export class InvalidWorkbookError extends Error {}

type Entry = { name: string; method: number; packed: Uint8Array; unpackedBytes: number };

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const maxCommentBytes = 65_535;

/** Returns the entries of a ZIP archive, as its central directory has them. */
function listEntries(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - endBytes;
  const earliest = end - maxCommentBytes;
  while (end >= 0 && end >= earliest && view.getUint32(end, true) !== endSignature) end -= 1;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: count }, () => {
    if (view.getUint32(at, true) !== entrySignature) throw new InvalidWorkbookError();
    const [packedBytes, unpackedBytes] = [
      view.getUint32(at + 20, true),
      view.getUint32(at + 24, true),
    ];
    const [nameBytes, extraBytes] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true)];
    const header = view.getUint32(at + 42, true);
    const start =
      header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    const entry = {
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameBytes)),
      method: view.getUint16(at + 10, true),
      packed: bytes.subarray(start, start + packedBytes),
      unpackedBytes,
    };
    at += 46 + nameBytes + extraBytes + view.getUint16(at + 32, true);
    return entry;
  });
}

/** Each byte of an archive becomes 1,032 at most: what one step unpacks is bounded. */
const stepBytes = 4096;

/** Returns the content of an entry; throws as soon as it is larger than the archive says. */
function unpack({ method, packed, unpackedBytes }: Entry): Uint8Array {
  if (method === 0) return packed;
  if (method !== 8) throw new InvalidWorkbookError();
  const content = new Uint8Array(unpackedBytes);
  let length = 0;
  const inflate = new Inflate((chunk) => {
    if (length + chunk.length > unpackedBytes) throw new WorkbookTooLargeError();
    content.set(chunk, length);
    length += chunk.length;
  });
  for (let start = 0; start < packed.length; start += stepBytes)
    inflate.push(packed.subarray(start, start + stepBytes), start + stepBytes >= packed.length);
  if (length < unpackedBytes) throw new InvalidWorkbookError();
  return content;
}

/** A row or cell, and its attributes with their quotation marks. */
const rowOrCell = /<(?:[\w.-]+:)?(row|c)(?=[\s/>])((?:[^<>"']|"[^"]*"|'[^']*')*)/g;
const address = /\sr\s*=\s*["']([A-Z]*)(\d+)["']/;

const toColumn = (letters: string) =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

/** Returns how many cells a sheet has, with the empty ones between them. A cell needs an address. */
function countCells(xml: string): number {
  let [rows, columns, row] = [0, 0, 0];
  for (const [, tag, attributes = ''] of xml.matchAll(rowOrCell)) {
    // Written in another way than any spreadsheet does.
    if (attributes.includes('&')) throw new InvalidWorkbookError();
    const [, letters = '', digits] = address.exec(attributes) ?? [];
    if (digits !== undefined) row = Number(digits);
    else if (tag === 'row') row += 1;
    rows = Math.max(rows, row);
    columns = Math.max(columns, toColumn(letters));
  }
  return rows * columns;
}

function checkCells(contents: Uint8Array[]): void {
  let cells = 0;
  for (const content of contents) {
    cells += countCells(new TextDecoder().decode(content));
    if (cells > maxWorkbookCells) throw new WorkbookTooLargeError();
  }
}

/**
 * Looks into a workbook (XLSX) before anything reads it, because a file of 1 kB can become gigabytes.
 *
 * @returns the same workbook without compression, with its XML alone. It says nothing wrong about its
 *   sizes, and unpacking it needs no worker, which the Content-Security-Policy would forbid
 * @throws {WorkbookTooLargeError} beyond the limits
 * @throws {InvalidWorkbookError} if the bytes are no workbook
 */
export function unpackWorkbook(bytes: Uint8Array): ArrayBuffer {
  if (bytes.length > maxWorkbookBytes) throw new WorkbookTooLargeError();
  try {
    const entries = listEntries(bytes).filter(({ name }) => /\.xml(\.rels)?$/.test(name));
    const total = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
    if (total > maxWorkbookBytes) throw new WorkbookTooLargeError();
    const contents = entries.map((entry) => [entry.name, unpack(entry)] as const);
    checkCells(contents.map(([, content]) => content));
    const packed = zipSync(Object.fromEntries(contents), { level: 0 });
    return packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.byteLength);
  } catch (error) {
    if (error instanceof WorkbookTooLargeError) throw error;
    throw new InvalidWorkbookError();
  }
}

/**
 * Returns whether the texts of all cells are longer than a workbook may be: many cells may have the same
 * text, which is copied for each when they are sent to another thread.
 */
export function hasLongTexts(rows: readonly (readonly unknown[])[]): boolean {
  let length = 0;
  for (const row of rows)
    for (const cell of row) length += typeof cell === 'string' ? cell.length : 0;
  return length > maxWorkbookBytes;
}
