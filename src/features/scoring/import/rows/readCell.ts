import type { Cell } from '../../../../lib/tables/table.ts';
import type { Reading } from '../../../../ui/import/importTypes.ts';
import { copy } from './copy.ts';
import { isDateCell } from './pointsCell.ts';

export const textOf = ({ text }: Cell): string => text.trim();

/** What is read of a row beside the texts to send: what differs from the sheet, and what is wrong. */
export type Found = { readings: Reading[]; problems: string[] };

/** Remembers a value that is not what the cell shows, by any of the ways to write it. */
export function mark(
  { readings }: Found,
  { cell, column }: { cell: Cell; column: string },
  value: string,
  ...others: string[]
): string {
  const text = textOf(cell);
  if (![value, ...others].includes(text))
    readings.push({ column, text, value: others.at(-1) ?? value });
  return value;
}

/** Returns the text of a cell that is no date, which a spreadsheet makes of 7-1 and 1/2. */
export function readText({ problems }: Found, cell: Cell, column: string): string {
  if (isDateCell(cell)) problems.push(copy.dateCell(column, textOf(cell)));
  return textOf(cell);
}
