import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type BookType, utils, type WorkSheet, write } from '@e965/xlsx';

/** A cell of a workbook: a text, a number, a date or time as a number of days with its format, an error. */
export type WrittenCell = string | number | null | { v: number; z: string } | { error: number };

export type WrittenSheet = {
  name: string;
  rows: WrittenCell[][];
  /** Ranges such as 'A1:A2'. */
  merges?: string[];
  isHidden?: boolean;
};

function toSheet({ rows, merges = [] }: WrittenSheet): WorkSheet {
  const sheet = utils.aoa_to_sheet(
    rows.map((cells) =>
      cells.map((cell) => {
        if (cell === null || typeof cell !== 'object') return cell;
        return 'error' in cell ? { t: 'e', v: cell.error } : { t: 'n', ...cell };
      }),
    ),
  );
  if (merges.length > 0) sheet['!merges'] = merges.map((range) => utils.decode_range(range));
  return sheet;
}

const hiddenStyle =
  '<style:style style:name="hidden" style:family="table"><style:table-properties table:display="false"/></style:style>';

/** Hides sheets of an OpenDocument file, which the library cannot. */
function hideSheets(file: Uint8Array, sheets: readonly WrittenSheet[]): Uint8Array {
  const parts = unzipSync(file);
  let xml = strFromU8(parts['content.xml'] ?? new Uint8Array());
  xml = xml.replace('<style:style style:name="ta1"', `${hiddenStyle}$&`);
  for (const { name } of sheets.filter(({ isHidden }) => isHidden))
    xml = xml.replace(
      `table:name="${name}" table:style-name="ta1"`,
      `table:name="${name}" table:style-name="hidden"`,
    );
  return zipSync({ ...parts, 'content.xml': strToU8(xml) });
}

/** Returns a workbook of any format as a spreadsheet writes it, packed. */
export function writeWorkbook(bookType: BookType, sheets: readonly WrittenSheet[]): Uint8Array {
  const book = utils.book_new();
  for (const sheet of sheets) utils.book_append_sheet(book, toSheet(sheet), sheet.name);
  book.Workbook = {
    Sheets: sheets.map(({ name, isHidden = false }) => ({ name, Hidden: isHidden ? 1 : 0 })),
  };
  const options = { bookType, type: 'array', compression: true } as const;
  const file = new Uint8Array(write(book, options) as ArrayBuffer);
  return bookType === 'ods' ? hideSheets(file, sheets) : file;
}
