import { type IsTitle, type Separator, separators, titleLines } from './findSeparator.ts';
import { InvalidCsvError, readCsv } from './readCsv.ts';
import type { Sheet, TableRow } from '../table.ts';

/** Returns the text of a row that has one cell alone, the first. */
function onlyText({ cells }: TableRow): string | undefined {
  const [first, ...others] = cells;
  return others.every(({ text }) => text.trim() === '') ? first?.text : undefined;
}

/** Returns the cells of a line; none if its quotation marks do not match. */
function split(text: string, separator: Separator): string[] {
  try {
    return readCsv(text, { separator }).rows[0]?.cells ?? [];
  } catch (error) {
    if (error instanceof InvalidCsvError) return [];
    throw error;
  }
}

/**
 * Returns a sheet in which whole lines of a CSV file that a spreadsheet has put into one cell each are cells
 * again: it knew another separator. Only where such a line has titles of columns, and only lines of its length.
 */
export function splitWholeLines(sheet: Sheet, isTitle: IsTitle): Sheet {
  for (const row of sheet.rows.slice(0, titleLines)) {
    const text = onlyText(row);
    const separator = separators.find(
      (each) => each !== '' && text?.includes(each) && split(text, each).filter(isTitle).length > 1,
    );
    if (text === undefined || separator === undefined) continue;
    const { length } = split(text, separator);
    return {
      ...sheet,
      rows: sheet.rows.map((each) => {
        const line = onlyText(each);
        const cells =
          line?.includes(separator) && !line.includes('\n') ? split(line, separator) : [];
        return cells.length === length
          ? { ...each, cells: cells.map((cell) => ({ text: cell })) }
          : each;
      }),
    };
  }
  return sheet;
}
