import { maxWorkbookBytes, maxWorkbookCells, WorkbookTooLargeError } from './workbookLimits.ts';

/** The start of a row of an OpenDocument sheet, of a cell that has something, of spaces in a text. */
const repeatable =
  /<(?:\w+:)?(?:(table-row)|(table-cell)|s)\b((?:[^>"'/]|"[^"]*"|'[^']*')*)(\/?)>/g;

/** Those of hidden sheets count too: the library makes them. */
const maxRepeatedCells = 3 * maxWorkbookCells;

const repeated = (attributes: string, name: string) =>
  Number(new RegExp(`\\b${name}\\s*=\\s*["'](\\d+)["']`).exec(attributes)?.[1] ?? 1);

/**
 * Looks into the content of an OpenDocument file: throws if its sheets repeat cells, or spaces in them, more often than a
 * reader should make.
 *
 * @throws {WorkbookTooLargeError}
 */
export function checkRepetitions(xml: string): void {
  let [rows, cells, spaces] = [1, 0, 0];
  for (const [, isRow, isCell, attributes = '', end] of xml.matchAll(repeatable)) {
    if (isRow) rows = repeated(attributes, 'number-rows-repeated');
    else if (isCell) cells += end ? 0 : rows * repeated(attributes, 'number-columns-repeated');
    else spaces += repeated(attributes, 'c');
    if (cells > maxRepeatedCells || spaces > maxWorkbookBytes) throw new WorkbookTooLargeError();
  }
}

const style = /<style:style\b([^>]*[^/])>(.*?)<\/style:style>/gs;
const hiding = /<style:table-properties\b[^>]*\btable:display="false"/;

/** Returns the places of the sheets that are not shown. */
export function findHiddenSheets(xml: string): number[] {
  const hidden = [...xml.matchAll(style)]
    .filter(([, , properties = '']) => hiding.test(properties))
    .map(([, attributes = '']) => /\bstyle:name="([^"]*)"/.exec(attributes)?.[1]);
  return [...xml.matchAll(/<table:table\b(?!-)([^>]*)>/g)].flatMap(([, attributes = ''], index) => {
    const name = /\btable:style-name="([^"]*)"/.exec(attributes)?.[1];
    return name !== undefined && hidden.includes(name) ? [index] : [];
  });
}
