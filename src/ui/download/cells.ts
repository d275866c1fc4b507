/** A cell of a file for spreadsheets: a text, a number, or a link that is shown as it is. */
export type Cell = string | number | { url: string };

/** Returns a cell as a text; numbers as they are typed in Indonesia. */
export function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  return typeof cell === 'string' ? cell : cell.url;
}
