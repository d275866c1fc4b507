import type { ClubResult } from '../../../../openapi/schema.d.ts';
import { daysUntil, sortByDay } from '../../../lib/dates/tournamentDay.ts';

export type Season = { year: string; results: ClubResult[] };

const medalRanks = [1, 2, 3] as const;

/** How often a club's teams were first, second and third. */
export type Medals = Record<(typeof medalRanks)[number], number>;

/**
 * Splits what a club's teams are registered for: the tournaments of today and later, the nearest first,
 * and the past ones by year, the latest first.
 */
export function splitResults(results: readonly ClubResult[], today: number) {
  const sorted = sortByDay(
    results.map((result) => {
      const { date, end_date } = result.tournament;
      return { ...result, date, end_date };
    }),
    today,
  );
  const { past = [], coming = [] } = Object.groupBy(sorted, (result) =>
    daysUntil(result, today) < 0 ? 'past' : 'coming',
  );
  const byYear = Map.groupBy(past, ({ date }) => date.slice(0, 4));
  const seasons = [...byYear].map(([year, list]): Season => ({ year, results: list }));
  return { coming, seasons, medals: countMedals(past) };
}

function countMedals(results: readonly ClubResult[]): Medals {
  const ranks = results.flatMap(({ teams }) => teams.map(({ rank }) => rank));
  const [first = 0, second = 0, third = 0] = medalRanks.map(
    (medal) => ranks.filter((rank) => rank === medal).length,
  );
  return { 1: first, 2: second, 3: third };
}

/** Returns the latest results, as many as `count`, by season; seasons without any are left out. */
export function selectLatest(seasons: readonly Season[], count: number): Season[] {
  let left = count;
  return seasons.flatMap(({ year, results }) => {
    const latest = results.slice(0, left);
    left -= latest.length;
    return latest.length > 0 ? [{ year, results: latest }] : [];
  });
}
