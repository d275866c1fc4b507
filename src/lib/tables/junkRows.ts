import type { TableRow } from './table.ts';

const textsOf = ({ cells }: TableRow) => cells.map(({ text }) => text.trim()).filter(Boolean);

/** How a line begins that sums up or explains the lines above it. */
const summary = /^(?:sub ?)?(?:jumlah|total|rata-rata|catatan|keterangan)\b/i;

/** How a line begins in which somebody signs, or the place and the day above it; only signatures follow. */
const signature =
  /^(?:(?:mengetahui|menyetujui|tertanda|ttd|kepala sekolah|(?:guru )?(?:pembina|pendamping|pelatih))\b|[a-z .]+, (?:tanggal )?\d{1,2} [a-z]+ \d{4}$)/i;

/** Whether a line has so few texts that it is no row of a list with several columns. */
const isShort = (texts: readonly string[]) => texts.length <= 2;

/** Whether the cells number the columns: '(1) (2) (3)'. */
const isNumbering = (texts: readonly string[]) =>
  texts.length > 2 &&
  texts.every((text, index) => text.replaceAll(/[()]/g, '') === String(index + 1));

/**
 * Returns the lines, of the rows beneath the titles, that are there for people alone: sums, notes, numbers of
 * columns, titles once more as at the top of a printed page, signatures with all that follows them.
 */
export function findJunk(rows: readonly TableRow[], titles: readonly TableRow[]): number[] {
  const repeated = new Set(titles.map((row) => textsOf(row).join('\t')));
  let isSigned = false;
  return rows.flatMap((row, index) => {
    const texts = textsOf(row);
    const [first = ''] = texts;
    const repeatsTitles = repeated.has(texts.join('\t'));
    isSigned = !repeatsTitles && (isSigned || (isShort(texts) && signature.test(first)));
    const isJunk =
      isSigned ||
      repeatsTitles ||
      (isShort(texts) && summary.test(first)) ||
      (index === 0 && titles.length > 0 && isNumbering(texts));
    return isJunk ? [row.line] : [];
  });
}
