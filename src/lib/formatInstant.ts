import { once } from './once.ts';

const format = once(
  () => new Intl.DateTimeFormat('id-ID', { day: 'numeric', month: 'long', year: 'numeric' }),
);

/**
 * Formats an instant ('2026-11-20T08:00:00Z') as its day in the reader's time zone: '20 November
 * 2026'. Returns text that is not an instant unchanged.
 */
export function formatInstant(instant: string): string {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? instant : format().format(time);
}
