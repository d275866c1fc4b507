import writeXlsxFile from 'write-excel-file/universal';

/**
 * The library compresses larger parts in a worker made of text, which our content security policy does
 * not allow. Cells and the marks around them stay below its limit of 160 kB.
 */
const maxLength = 120_000;
const cellLength = 24;

/**
 * Returns a workbook with one sheet; undefined if it would be too large. All cells are text, which
 * spreadsheets never evaluate.
 */
export async function createWorkbook(
  rows: readonly (readonly string[])[],
  sheet: string,
): Promise<Blob | undefined> {
  const cells = rows.flat();
  const length = cells.reduce((sum, cell) => sum + cell.length, cellLength * cells.length);
  if (length > maxLength) return undefined;
  const data = rows.map((row, index) =>
    row.map((value) => ({
      value,
      type: String,
      ...(index === 0 && { fontWeight: 'bold' as const }),
    })),
  );
  const columns = rows[0]?.map((_, index) => ({
    width: Math.min(60, Math.max(...rows.map((row) => row[index]?.length ?? 0)) + 2),
  }));
  return writeXlsxFile(data, { sheet, columns, stickyRowsCount: 1 }).toBlob();
}
