import { Inflate, zipSync } from 'fflate';
import { checkRepetitions, findHiddenSheets } from './openDocument.ts';
import {
  InvalidWorkbookError,
  LockedWorkbookError,
  maxWorkbookBytes,
  WorkbookTooLargeError,
} from './workbookLimits.ts';

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

export type UnpackedWorkbook = {
  /**
   * The same workbook without compression, with its XML alone. It says nothing wrong about its sizes, and
   * unpacking it needs no worker, which the Content-Security-Policy would forbid.
   */
  archive: ArrayBuffer;
  /** The places of sheets that are not shown, of an OpenDocument file. */
  hiddenSheets: number[];
};

/** Looks into an OpenDocument file, if it is one; returns which of its sheets are not shown. */
function readOpenDocument(contents: Record<string, Uint8Array>): number[] {
  const textOf = (name: string) => new TextDecoder().decode(contents[name]);
  if (/\bencryption-data\b/.test(textOf('META-INF/manifest.xml'))) throw new LockedWorkbookError();
  const xml = textOf('content.xml');
  checkRepetitions(xml);
  return findHiddenSheets(xml);
}

/**
 * Looks into a workbook (XLSX, ODS) before anything reads it, because a file of 1 kB can become gigabytes.
 *
 * @throws {WorkbookTooLargeError} beyond the limits
 * @throws {LockedWorkbookError} if it is locked with a password
 * @throws {InvalidWorkbookError} if the bytes are no workbook
 */
export function unpackWorkbook(bytes: Uint8Array): UnpackedWorkbook {
  if (bytes.length > maxWorkbookBytes) throw new WorkbookTooLargeError();
  try {
    const entries = listEntries(bytes).filter(({ name }) => /\.xml(\.rels)?$/.test(name));
    const total = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0);
    if (total > maxWorkbookBytes) throw new WorkbookTooLargeError();
    const contents = Object.fromEntries(entries.map((entry) => [entry.name, unpack(entry)]));
    const hiddenSheets = readOpenDocument(contents);
    // The library needs it, though an OpenDocument file may do without.
    if (contents['content.xml']) contents['styles.xml'] ??= new Uint8Array();
    const { buffer, byteOffset, byteLength } = zipSync(contents, { level: 0 });
    return { archive: buffer.slice(byteOffset, byteOffset + byteLength), hiddenSheets };
  } catch (error) {
    if (error instanceof WorkbookTooLargeError || error instanceof LockedWorkbookError) throw error;
    throw new InvalidWorkbookError();
  }
}
