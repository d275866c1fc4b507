import type { ManagedTournament, Registration } from '../../../openapi/schema.d.ts';
import { toLocalTime } from '../../lib/dates/indonesianTime.ts';
import { copy } from './copy.ts';

const { columns } = copy;

const header: string[] = [
  columns.startNumber,
  columns.code,
  columns.team,
  columns.category,
  columns.club,
  columns.members,
  columns.registered,
  columns.checkIn,
];

/** Returns the cells of a registration in a file, with times on the clocks of the tournament. */
function toCells(
  { start_number: startNumber, team, club, category, members, ...times }: Registration,
  { time_zone: zone }: Pick<ManagedTournament, 'time_zone'>,
): string[] {
  const toTime = (instant: string | null) =>
    instant === null ? '' : toLocalTime(instant, zone).replace('T', ' ');
  return [
    String(startNumber ?? ''),
    team.code,
    team.name,
    category.name,
    club.name,
    members.map(({ name }) => name).join('; '),
    toTime(times.registered_at),
    toTime(times.checked_in_at),
  ];
}

/** Returns the rows of a file, the names of the columns first. */
export const toRows = (
  registrations: readonly Registration[],
  tournament: Pick<ManagedTournament, 'time_zone'>,
): string[][] => [header, ...registrations.map((each) => toCells(each, tournament))];
