import { type FileRow, InvalidCsvError, readCsv } from './readCsv.ts';
import { copy } from './copy.ts';

/** Larger files are no lists that a page imports; reading them would stop it. */
const maxBytes = 1024 * 1024;

/** A file cannot be read, for a reason that its owner can mend. */
export class UnreadableFileError extends Error {}

/** Text of an older spreadsheet is in the encoding of Windows. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Returns the rows of a text, as of a CSV file. Throws `UnreadableFileError`. */
export function readTableText(text: string): FileRow[] {
  if (text.includes('\0')) throw new UnreadableFileError(copy.unreadable);
  try {
    return readCsv(text);
  } catch (error) {
    throw error instanceof InvalidCsvError
      ? new UnreadableFileError(copy.quotes(error.line))
      : error;
  }
}

/** Returns the rows of a CSV or XLSX file. Throws `UnreadableFileError`. */
export async function readTableFile(file: File): Promise<FileRow[]> {
  if (file.size > maxBytes) throw new UnreadableFileError(copy.tooLarge);
  const bytes = await new Response(file).arrayBuffer();
  const isWorkbook = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength)).join() === '80,75';
  if (!isWorkbook) return readTableText(decode(bytes));
  const { readXlsx } = await import('./readXlsx.ts');
  const result = await readXlsx(bytes);
  if (result === 'too large') throw new UnreadableFileError(copy.tooManyCells);
  if (result === 'invalid') throw new UnreadableFileError(copy.unreadable);
  return result;
}

/** Returns the title of a column in small letters, without what people write around the words. */
export const normalizeColumnTitle = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
