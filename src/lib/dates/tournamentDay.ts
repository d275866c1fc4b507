import { startOfDate } from './calendarDate.ts';

/** Whether a tournament is to come, takes place, or is over. */
export type TournamentState = 'before' | 'today' | 'after';

const dayLength = 24 * 60 * 60 * 1000;
const jakartaOffset = 7 * 60 * 60 * 1000;

/**
 * Returns the day of the tournaments that take place at an instant (milliseconds), as midnight UTC of
 * its date in milliseconds. It is that of Jakarta, which has no daylight saving time, wherever the
 * visitor is.
 */
export const eventDay = (now: number): number =>
  Math.floor((now + jakartaOffset) / dayLength) * dayLength;

/** Returns the instant (milliseconds) at which the next day of tournaments begins. */
export const nextEventDay = (now: number): number => eventDay(now) + dayLength - jakartaOffset;

/** Returns how many days ahead a date is, negative for past ones; NaN if the text is not a date. */
export const daysUntil = (date: string, now: number): number =>
  (startOfDate(date) - eventDay(now)) / dayLength;

/** A text that is not a date counts as 'before': nothing says that the tournament is over. */
export function tournamentState(date: string, now: number): TournamentState {
  const days = daysUntil(date, now);
  if (days === 0) return 'today';
  return days < 0 ? 'after' : 'before';
}

/**
 * Returns when a tournament starts, in milliseconds: at its hour if it is known, otherwise at midnight
 * UTC of its date; NaN if its date is not one.
 */
export const startOfTournament = ({
  date,
  starts_at: startsAt,
}: {
  date: string;
  starts_at?: string | undefined;
}): number => (startsAt === undefined ? startOfDate(date) : Date.parse(startsAt));

/** Returns the tournaments of today and later that are not cancelled, the nearest first. */
export const selectComing = <Item extends { date: string; status?: string }>(
  tournaments: readonly Item[],
  now: number,
): Item[] =>
  sortByDay(
    tournaments.filter(({ date, status }) => daysUntil(date, now) >= 0 && status !== 'cancelled'),
    now,
  );

/**
 * Sorts tournaments by date: today's and coming ones, the nearest first, then past ones, the latest
 * first, then those without a date.
 */
export function sortByDay<Item extends { date: string }>(
  tournaments: readonly Item[],
  now: number,
): Item[] {
  const group = (days: number) => (Number.isNaN(days) ? 2 : Number(days < 0));
  return tournaments
    .map((tournament) => ({ tournament, days: daysUntil(tournament.date, now) }))
    .sort((a, b) => group(a.days) - group(b.days) || Math.abs(a.days) - Math.abs(b.days) || 0)
    .map(({ tournament }) => tournament);
}
