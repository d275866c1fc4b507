import { copy } from './copy.ts';
import { decodeText } from './text/decodeText.ts';
import type { IsTitle, Separator } from './text/findSeparator.ts';
import { InvalidCsvError, readCsv } from './text/readCsv.ts';
import { splitWholeLines } from './text/splitWholeLines.ts';
import type { Sheet } from './table.ts';
import type { WorkbookProblem } from './workbook/tryReadWorkbook.ts';

/** Larger files are no lists that a page imports; reading them would stop it. */
const maxBytes = 1024 * 1024;

/** A file cannot be read, for a reason that its owner can mend. */
export class UnreadableFileError extends Error {}

/** What a file or a pasted text holds. */
export type Table = {
  sheets: Sheet[];
  /** What separates the cells of a text, and the text, to be read again with another. */
  text?: { content: string; separator: Separator };
};

const workbookTexts: Record<WorkbookProblem, string> = {
  invalid: copy.unreadable,
  locked: copy.locked,
  'too large': copy.tooManyCells,
};

/**
 * Reads a text as of a CSV file, or cells that were copied from a spreadsheet.
 *
 * @param isTitle tells titles of columns, which decide where nothing else says what separates the cells
 * @param separator what separates the cells, if somebody has said so
 * @throws {UnreadableFileError}
 */
export function readTableText(content: string, isTitle: IsTitle, separator?: Separator): Table {
  if (content.includes('\0')) throw new UnreadableFileError(copy.unreadable);
  try {
    const { separator: found, rows } = readCsv(content, { isTitle, separator });
    const sheet = {
      name: '',
      rows: rows.map(({ line, cells }) => ({ line, cells: cells.map((text) => ({ text })) })),
    };
    return { sheets: [splitWholeLines(sheet, isTitle)], text: { content, separator: found } };
  } catch (error) {
    throw error instanceof InvalidCsvError
      ? new UnreadableFileError(copy.quotes(error.line))
      : error;
  }
}

async function readSheets(source: Uint8Array | string, isTitle: IsTitle): Promise<Table> {
  const { readWorkbookFile } = await import('./workbook/readWorkbookFile.ts');
  const result = await readWorkbookFile(source);
  if (typeof result === 'string') throw new UnreadableFileError(workbookTexts[result]);
  return { sheets: result.map((sheet) => splitWholeLines(sheet, isTitle)) };
}

/** Whether the bytes begin as those of a ZIP archive (XLSX, ODS) or of an older workbook (XLS). */
const isWorkbook = (bytes: Uint8Array) =>
  ['80,75', '208,207'].includes(bytes.subarray(0, 2).join());

/** Whether a text is an HTML table, or XML, as some programs write it into a file called .xls. */
const isMarkup = (text: string) => /^\s*<(?:[!?a-z])/i.test(text);

/**
 * Reads a file: CSV in any usual encoding, XLSX, XLS, OpenDocument, or an HTML table that is called XLS.
 *
 * @param isTitle as of `readTableText`
 * @throws {UnreadableFileError}
 */
export async function readTableFile(file: File, isTitle: IsTitle): Promise<Table> {
  if (file.size > maxBytes) throw new UnreadableFileError(copy.tooLarge);
  const bytes = new Uint8Array(await new Response(file).arrayBuffer());
  if (isWorkbook(bytes)) return readSheets(bytes, isTitle);
  const text = decodeText(bytes);
  return isMarkup(text) ? readSheets(text, isTitle) : readTableText(text, isTitle);
}
