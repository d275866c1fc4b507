const format = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns the days of a tournament in words: '22 November 2026', '21 – 22 November 2026'. */
export const describeDays = ({ date, endDate }: { date: string; endDate?: string | null }) =>
  endDate ? format.formatRange(new Date(date), new Date(endDate)) : format.format(new Date(date));
