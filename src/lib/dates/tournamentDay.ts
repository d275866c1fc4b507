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

/** The first day of a tournament and, of one of several days, the last one. */
export type TournamentDays = { date: string; end_date?: string | null | undefined };

/**
 * Returns how many days ahead a tournament is: 0 on each of its days, negative after the last one; NaN if
 * its date is not one.
 */
export function daysUntil({ date, end_date: end }: TournamentDays, now: number): number {
  const today = eventDay(now);
  const days = (startOfDate(date) - today) / dayLength;
  return days < 0 && startOfDate(end ?? '') >= today ? 0 : days;
}

/** One whose date is not one counts as 'before': nothing says that it is over. */
export function tournamentState(tournament: TournamentDays, now: number): TournamentState {
  const days = daysUntil(tournament, now);
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
export const selectComing = <Item extends TournamentDays & { status?: string }>(
  tournaments: readonly Item[],
  now: number,
): Item[] =>
  sortByDay(
    tournaments.filter(
      (tournament) => daysUntil(tournament, now) >= 0 && tournament.status !== 'cancelled',
    ),
    now,
  );

/**
 * Sorts tournaments by date: today's and coming ones, the nearest first, then past ones, the latest
 * first, then those without a date.
 */
export function sortByDay<Item extends TournamentDays>(
  tournaments: readonly Item[],
  now: number,
): Item[] {
  const group = (days: number) => (Number.isNaN(days) ? 2 : Number(days < 0));
  return tournaments
    .map((tournament) => ({ tournament, days: daysUntil(tournament, now) }))
    .sort((a, b) => group(a.days) - group(b.days) || Math.abs(a.days) - Math.abs(b.days) || 0)
    .map(({ tournament }) => tournament);
}
