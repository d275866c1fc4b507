import type { Head } from '../../../lib/tables/heads.ts';
import { firstUsed, type Layout } from '../../../lib/tables/layout.ts';
import type { Sheet } from '../../../lib/tables/table.ts';
import { copy } from '../copy.ts';

const words = copy.layout;

/** How many lines that are left out are named. */
const namedLines = 8;

const headText = (head: Head | undefined) => {
  if (!head) return words.noHead;
  return words.headAt(head.first === head.last ? String(head.first) : `${head.first}–${head.last}`);
};

function sheetText(sheets: readonly Sheet[], layout: Layout<string>): string[] {
  const used = sheets.filter((_, index) => layout.sheets[index]?.isUsed).map(({ name }) => name);
  if (sheets.length > 1) return [words.sheets(used.join(', '), used.length, sheets.length)];
  const [name = ''] = used;
  return name === '' ? [] : [words.sheet(name)];
}

/** Returns the lines that are left out, those of several sheets with the name of each. */
function skippedText(sheets: readonly Sheet[], layout: Layout<string>): string[] {
  const isSingle = layout.sheets.filter(({ isUsed }) => isUsed).length === 1;
  const lines = layout.sheets.flatMap(({ isUsed, skipped }, index) =>
    isUsed
      ? [...skipped]
          .sort((one, other) => one - other)
          .map((line) => (isSingle ? String(line) : `${sheets[index]?.name ?? ''} ${line}`))
      : [],
  );
  if (lines.length === 0) return [];
  const named = lines.slice(0, namedLines).join(', ');
  return [words.skipped(lines.length, lines.length > namedLines ? `${named}, …` : named)];
}

/** Returns in a line which sheets, lines and columns of a file are read. */
export function describeLayout(sheets: readonly Sheet[], layout: Layout<string>): string {
  const count = layout.columns.filter(Boolean).length;
  return [
    ...sheetText(sheets, layout),
    headText(layout.sheets[firstUsed(layout)]?.head),
    words.columns(count),
    ...skippedText(sheets, layout),
  ].join(' · ');
}
