import type { CityTournament, Tournament } from '../../../openapi/schema.d.ts';
import { daysUntil, sortByDay } from '../../lib/dates/tournamentDay.ts';

/** What a tournament's point on the map shows; `next` is the one after today's. */
type CityState = 'done' | 'today' | 'next' | 'coming';

export type SeasonCity = CityTournament & { state: CityState };

type ListedTournaments = {
  data: readonly Tournament[];
  /** Missing if the list is whole, or the backend does not send it. */
  cities?: readonly CityTournament[];
};

/** More would not fit on the map. */
const maxCities = 60;

/** Returns one tournament of each city of a list, without those that do not take place as planned. */
function citiesOf(tournaments: readonly Tournament[], now: number): CityTournament[] {
  const first = new Map<string, CityTournament>();
  for (const { id, title, date, end_date: end, venue, status } of sortByDay(tournaments, now))
    if (venue?.city && !status && !first.has(venue.city)) {
      const { city, province } = venue;
      first.set(city, { id, title, date, ...(end && { end_date: end }), city, province });
    }
  return [...first.values()].slice(0, maxCities);
}

/**
 * Returns the cities of the season with the tournament that each had last or has next, as sorted by
 * `sortByDay`; those without a date are left out.
 */
export function selectSeason({ data, cities }: ListedTournaments, now: number): SeasonCity[] {
  const dated = sortByDay(cities ?? citiesOf(data, now), now).filter(
    (tournament) => !Number.isNaN(daysUntil(tournament, now)),
  );
  const next = dated.find((tournament) => daysUntil(tournament, now) > 0)?.date;
  return dated.map((tournament) => ({ ...tournament, state: stateOf(tournament, next, now) }));
}

function stateOf(tournament: CityTournament, next: string | undefined, now: number): CityState {
  const days = daysUntil(tournament, now);
  if (days <= 0) return days === 0 ? 'today' : 'done';
  return tournament.date === next ? 'next' : 'coming';
}
