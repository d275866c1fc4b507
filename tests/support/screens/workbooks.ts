import { strToU8, zipSync } from 'fflate';

const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Returns a workbook with one sheet of this XML, whose cells may share a text. */
export const workbookOf = (
  sheet: Uint8Array | string,
  { name = 'categories', sharedText = '' } = {},
): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${types}.sharedStrings+xml"/></Types>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relationships}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/sharedStrings.xml': strToU8(`<sst><si><t>${sharedText}</t></si></sst>`),
    'xl/worksheets/sheet1.xml': typeof sheet === 'string' ? strToU8(sheet) : sheet,
  });

const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

/** Returns a workbook whose only cell is the last that a sheet can have: 1 kB that become gigabytes. */
export const farCell = (): Uint8Array =>
  workbookOf(sheetOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'));

/** Returns a workbook of some kB whose sheet has this many bytes. */
export function blownUp(bytes: number): Uint8Array {
  const sheet = new Uint8Array(bytes).fill(32);
  sheet.set(strToU8(sheetOf('')));
  return workbookOf(sheet);
}

/** Changes how large an archive says that its last entry is, as a lie, and returns it. */
export function claimSize(archive: Uint8Array, bytes: number): Uint8Array {
  const changed = archive.slice();
  const view = new DataView(changed.buffer);
  const end = changed.length - 22;
  let entry = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 1; left -= 1)
    entry += 46 + view.getUint16(entry + 28, true);
  view.setUint32(entry + 24, bytes, true);
  view.setUint32(view.getUint32(entry + 42, true) + 22, bytes, true);
  return changed;
}

/** Returns a workbook with this many rows and at most 26 columns, all of them filled. */
export function filled(rows: number, columns: number): Uint8Array {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].slice(0, columns);
  const rowOf = (row: number) =>
    `<row r="${row}">${letters.map((letter) => `<c r="${letter}${row}"><v>1</v></c>`).join('')}</row>`;
  return workbookOf(sheetOf(Array.from({ length: rows }, (_, index) => rowOf(index + 1)).join('')));
}
