/** The days that workbooks count from, in milliseconds; old ones of a Mac have the second. */
const firstDays = [Date.UTC(1899, 11, 30), Date.UTC(1904, 0, 1)];
const hour = 3_600_000;

/**
 * Returns the text of a cell that a workbook has as a date: a time of day or a duration below 100 hours with
 * its thousandths, '00:12:45.000'; otherwise the date, '2026-11-26'.
 */
export function dateCellText(cell: Date): string {
  const text = cell.toISOString();
  const durations = firstDays.map((day) => cell.getTime() - day);
  const duration = durations.find((each) => each >= 0 && each < 100 * hour);
  if (duration === undefined) return text.slice(0, 10);
  return `${String(Math.floor(duration / hour)).padStart(2, '0')}${text.slice(13, 23)}`;
}
