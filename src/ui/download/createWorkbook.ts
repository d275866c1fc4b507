import writeXlsxFile, { type Feature } from 'write-excel-file/universal';
import { getCellAddress, sanitizeAttributeValue } from 'write-excel-file/utility';
import { type Cell, cellText } from './cells.ts';

export type Sheet = { name: string; rows: readonly (readonly Cell[])[] };

/**
 * The library compresses parts of 160 kB and more in a worker made of text, which our content security policy
 * does not allow. In bytes, with a margin for letters that XML has names for.
 */
const maxLength = 140_000;
/** What XML adds to a text that is in a workbook once, and what a cell or a link needs that names it. */
const markLengths = { text: 40, cell: 36, link: 60 };

const encoder = new TextEncoder();
const lengthOf = (text: string) => encoder.encode(text).length;
const isLink = (cell: Cell) => typeof cell === 'object';

/** Returns whether all parts of a workbook stay below the limit: its texts, its sheets and their links. */
function isSmall(sheets: readonly Sheet[]): boolean {
  const texts = new Set<string>();
  const areSheetsSmall = sheets.every(({ rows }) => {
    const cells = rows.flat().filter((cell) => cell !== '');
    for (const cell of cells) if (typeof cell !== 'number') texts.add(cellText(cell));
    const links = cells.filter(isLink);
    const urls = links.reduce((sum, { url }) => sum + lengthOf(url) + 130, 0);
    const sheet = cells.length * markLengths.cell + links.length * markLengths.link;
    return sheet < maxLength && urls < maxLength;
  });
  const length = [...texts].reduce((sum, text) => sum + lengthOf(text) + markLengths.text, 0);
  return areSheetsSmall && length < maxLength;
}

/** What the library has no option for: the cells of a sheet that are links. */
function createLinks(sheets: readonly Sheet[]): Feature<Blob> {
  const linksOf = (index: number) =>
    (sheets[index]?.rows ?? []).flatMap((row, rowIndex) =>
      row.flatMap((cell, column) =>
        isLink(cell) ? [{ address: getCellAddress(rowIndex, column), url: cell.url }] : [],
      ),
    );
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          insert: (_, { sheetIndex }) => {
            const links = linksOf(sheetIndex).map(
              ({ address }, index) => `<hyperlink ref="${address}" r:id="link${index}"/>`,
            );
            return links.length > 0 ? `<hyperlinks>${links.join('')}</hyperlinks>` : undefined;
          },
        },
        'xl/worksheets/_rels/sheet{id}.xml.rels': {
          insert: (_, { sheetIndex }) =>
            linksOf(sheetIndex)
              .map(
                ({ url }, index) =>
                  `<Relationship Id="link${index}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="${sanitizeAttributeValue(url)}" TargetMode="External"/>`,
              )
              .join(''),
        },
      },
    },
  };
}

const linkStyle = { textColor: '#0563C1', textDecoration: { underline: true as const } };

function toCell(cell: Cell, isHeading: boolean) {
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (cell === '') return null;
  return {
    value: cellText(cell),
    type: String,
    ...(isLink(cell) && linkStyle),
    ...(isHeading && { fontWeight: 'bold' as const }),
  };
}

/**
 * Returns a workbook with these sheets, the first row of each on top of the others; undefined if it would be too
 * large. Cells are texts, which spreadsheets never evaluate, numbers, or links.
 */
export async function createWorkbook(sheets: readonly Sheet[]): Promise<Blob | undefined> {
  if (!isSmall(sheets)) return undefined;
  const written = sheets.map(({ name, rows }) => ({
    sheet: name,
    data: rows.map((row, index) => row.map((cell) => toCell(cell, index === 0))),
    columns: (rows[0] ?? []).map((_, index) => ({
      width: Math.min(60, Math.max(...rows.map((row) => cellText(row[index] ?? '').length)) + 2),
    })),
    stickyRowsCount: 1,
  }));
  return writeXlsxFile(written, { features: [createLinks(sheets)] }).toBlob();
}
