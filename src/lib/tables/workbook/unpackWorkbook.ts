import { Inflate, zipSync } from 'fflate';

/** The most bytes of a file, and of what is unpacked from it. */
export const maxWorkbookBytes = 20 * 1024 * 1024;

/** The most cells that are not empty, of the sheets that are read. */
export const maxWorkbookCells = 100_000;

/** A workbook is not read, because it would take too much memory or time. */
export class WorkbookTooLargeError extends Error {}

/** A file is no workbook. */
export class InvalidWorkbookError extends Error {}

/** A workbook is locked with a password. */
export class LockedWorkbookError extends Error {}

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

/** The start of a row of an OpenDocument sheet, of a cell that has something, of spaces in a text. */
const repeatable =
  /<(?:\w+:)?(?:(table-row)|(table-cell)|s)\b((?:[^>"'/]|"[^"]*"|'[^']*')*)(\/?)>/g;

const repeated = (attributes: string, name: string) =>
  Number(new RegExp(`\\b${name}\\s*=\\s*["'](\\d+)["']`).exec(attributes)?.[1] ?? 1);

/** Throws if an OpenDocument sheet repeats cells, or spaces in them, more often than a reader should. */
function checkRepetitions(xml: string): void {
  let [rows, cells, spaces] = [1, 0, 0];
  for (const [, isRow, isCell, attributes = '', end] of xml.matchAll(repeatable)) {
    if (isRow) rows = repeated(attributes, 'number-rows-repeated');
    else if (isCell) cells += end ? 0 : rows * repeated(attributes, 'number-columns-repeated');
    else spaces += repeated(attributes, 'c');
    if (cells > maxWorkbookCells || spaces > maxWorkbookBytes) throw new WorkbookTooLargeError();
  }
}

/**
 * Looks into a workbook (XLSX, ODS) before anything reads it, because a file of 1 kB can become gigabytes.
 *
 * @returns the same workbook without compression, with its XML alone. It says nothing wrong about its
 *   sizes, and unpacking it needs no worker, which the Content-Security-Policy would forbid
 * @throws {WorkbookTooLargeError} beyond the limits
 * @throws {LockedWorkbookError} if it is locked with a password
 * @throws {InvalidWorkbookError} if the bytes are no workbook
 */
export function unpackWorkbook(bytes: Uint8Array): ArrayBuffer {
  if (bytes.length > maxWorkbookBytes) throw new WorkbookTooLargeError();
  try {
    const entries = listEntries(bytes).filter(({ name }) => /\.xml(\.rels)?$/.test(name));
    const total = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
    if (total > maxWorkbookBytes) throw new WorkbookTooLargeError();
    const contents = entries.map((entry) => [entry.name, unpack(entry)] as const);
    for (const [name, content] of contents) {
      if (name === 'content.xml') checkRepetitions(new TextDecoder().decode(content));
      const isLocked = /\bencryption-data\b/;
      if (name === 'META-INF/manifest.xml' && isLocked.test(new TextDecoder().decode(content)))
        throw new LockedWorkbookError();
    }
    const packed = zipSync(Object.fromEntries(contents), { level: 0 });
    return packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.byteLength);
  } catch (error) {
    if (error instanceof WorkbookTooLargeError || error instanceof LockedWorkbookError) throw error;
    throw new InvalidWorkbookError();
  }
}
