import type { Tournament } from '../../../../openapi/schema.d.ts';
import { formatDeadline, formatLocalTime } from '../../../lib/dates/formatLocalTime.ts';
import { copy } from '../copy.ts';

type Window = Pick<
  Tournament,
  'status' | 'time_zone' | 'registration_opens_at' | 'registration_closes_at'
>;

/** Returns what is to be said about the registration window at `now`; empty if there is none. */
export function windowText(tournament: Window, now: number): string {
  const { status, time_zone: zone } = tournament;
  const { registration_opens_at: opensAt, registration_closes_at: closesAt } = tournament;
  const { window } = copy.registration;
  if (status) return window[status];
  if (opensAt && now < Date.parse(opensAt)) return window.notYet(formatLocalTime(opensAt, zone));
  if (!closesAt) return '';
  const closes = formatDeadline(closesAt, zone);
  return now < Date.parse(closesAt) ? window.open(closes) : window.closed(closes);
}
