/** What may stand between the cells of a text; without any, each line is one cell. */
export const separators = [';', '\t', ',', ''] as const;

export type Separator = (typeof separators)[number];

/** Whether the text of a cell is the title of a column. */
export type IsTitle = (text: string) => boolean;

/** The lines, from the first, in which titles are looked for. */
export const titleLines = 20;

/** Returns the lines that are not empty as their cells; a line break within quotation marks ends no line. */
function splitLines(text: string, separator: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  let [start, isQuoted] = [0, false];
  for (let at = 0; at <= text.length; at += 1) {
    const character = text[at];
    if (character === '"' && text[start] === '"') isQuoted = !isQuoted;
    const isEnd = character === undefined || (!isQuoted && /[\r\n]/.test(character));
    if (!isEnd && (isQuoted || separator === '' || character !== separator)) continue;
    cells.push(text.slice(start, at));
    start = at + 1;
    if (!isEnd) continue;
    if (cells.some((cell) => cell.trim() !== '')) lines.push(cells);
    cells = [];
  }
  return lines;
}

const withoutQuotes = (cell: string) => cell.trim().replaceAll(/^"|"$/g, '');

/** How many titles of columns the line has that has the most of them. */
const countTitles = (lines: string[][], isTitle: IsTitle) =>
  Math.max(
    0,
    ...lines
      .slice(0, titleLines)
      .map((cells) => cells.filter((cell) => isTitle(withoutQuotes(cell))).length),
  );

/** The share of the lines that are separated at all, and of those that have as many cells as the most. */
function measure(lines: string[][]): { separated: number; alike: number } {
  const counts = new Map<number, number>();
  for (const { length } of lines) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const total = Math.max(1, lines.length);
  const separated = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { separated: separated / total, alike: Math.max(0, ...counts.values()) / total };
}

/** Whether each comma has a space behind it, as within a name with a degree: 'Sulastri, S.Pd.' */
const isProse = (text: string, separator: Separator) => separator === ',' && !/,(?! )/.test(text);

/**
 * Returns what stands between the cells, judged by all lines: what separates the most of them, then what makes
 * the most of them equally long, then what makes more titles of columns. A text in which that is neither half of the
 * lines nor a line of titles has one column.
 */
export function findSeparator(text: string, isTitle: IsTitle): Separator {
  const [best] = separators
    .filter((separator) => separator !== '' && text.includes(separator))
    .map((separator) => {
      const lines = splitLines(text, separator);
      return { separator, ...measure(lines), titles: countTitles(lines, isTitle) };
    })
    .filter(
      ({ separator, separated, titles }) =>
        titles > 1 || (separated > 0.5 && !isProse(text, separator)),
    )
    .sort(
      (one, other) =>
        other.separated - one.separated || other.alike - one.alike || other.titles - one.titles,
    );
  return best?.separator ?? '';
}
