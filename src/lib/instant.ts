const format = new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'long', year: 'numeric' });

/**
 * '20 November 2026': the day of an instant ('2026-11-20T08:00:00Z') where the reader is. Text that
 * is no instant comes back as it is.
 */
export function formatInstant(instant: string): string {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? instant : format.format(time);
}
