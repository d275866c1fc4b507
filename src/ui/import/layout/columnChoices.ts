import type { Column, KnownColumns } from '../../../lib/tables/columns.ts';
import type { SourceColumn } from '../../../lib/tables/layout.ts';
import { copy } from '../copy.ts';

/** How many of a numbered kind are offered at least. */
const fewest = 3;

/** Returns what a column can be chosen to hold: of numbered kinds one more than the file has. */
export function choicesOf<Key extends string>(
  columns: readonly SourceColumn<Key>[],
  { fields }: KnownColumns<Key>,
  names: Readonly<Record<Key, string>>,
): { value: string; label: string; column: Column<Key> }[] {
  const numbers = columns.map(({ column }) => column?.number ?? 0);
  const most = Math.max(fewest, ...numbers) + 1;
  return fields.flatMap(({ key, isNumbered }) => {
    const name = names[key];
    const numbered = Array.from({ length: isNumbered ? most : 0 }, (_, index) => ({
      value: `${key}/${index + 1}`,
      label: copy.layout.numbered(name, index + 1),
      column: { key, number: index + 1 },
    }));
    return [{ value: key, label: name, column: { key } }, ...numbered];
  });
}
