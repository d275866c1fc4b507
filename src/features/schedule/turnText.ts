import type { PlanSlot, Schedule, TimeZone, Tournament } from '../../../openapi/schema.d.ts';
import { formatShortDate } from '../../lib/dates/calendarDate.ts';
import { toLocalTime } from '../../lib/dates/indonesianTime.ts';
import { copy } from './copy.ts';
import type { Turn } from './turns.ts';

/** Who asks when: the current time in milliseconds, and the zone of the tournament. */
export type Clock = { now: number; zone: TimeZone | undefined };

export type ScheduledTeam = Schedule['teams'][number];

const minute = 60_000;
const hour = 60 * minute;

/** Returns an instant (milliseconds) as '10.05'; on another day than today as 'Sab, 5 Des, 10.05'. */
export function timeText(at: number, { now, zone }: Clock): string {
  const read = (time: number) => toLocalTime(new Date(time).toISOString(), zone).split('T');
  const [date = '', clock = ''] = read(at);
  const text = clock.replace(':', '.');
  return date === read(now)[0] ? text : copy.onDay(formatShortDate(date, now), text);
}

/**
 * Returns in how many minutes something begins: 'sekitar 12 sampai 18 menit lagi'; undefined if that is in more
 * than an hour. `margin` is in seconds.
 */
export function waitText(at: number, margin: number, now: number): string | undefined {
  if (at - now > hour) return undefined;
  const from = Math.floor((at - now - margin * 1000) / minute);
  const to = Math.ceil((at - now + margin * 1000) / minute);
  return from < 1 ? copy.within(to) : copy.inMinutes(from, to);
}

/** Returns the same shortly: '12–18 menit', later than in an hour the time. */
export function shortWaitText(at: number, margin: number, clock: Clock): string {
  if (at - clock.now > hour) return timeText(at, clock);
  const from = Math.floor((at - clock.now - margin * 1000) / minute);
  const to = Math.ceil((at - clock.now + margin * 1000) / minute);
  return from < 1 ? copy.lessThan(to) : copy.minutes(from, to);
}

/** Returns between which times something begins: 'antara 10.02 dan 10.08'. `margin` is in seconds. */
export function betweenText(at: number, margin: number, clock: Clock): string {
  const from = Math.max(clock.now, at - margin * 1000);
  const [first, last] = [timeText(from, clock), timeText(at + margin * 1000, clock)];
  return copy.between(first, last.split(', ').at(-1) ?? last);
}

/** Names of what slots are of, by their ids. */
export type Names = ReturnType<typeof createNames>;

export function createNames(
  { arenas, rounds, teams }: Pick<Schedule, 'arenas' | 'rounds' | 'teams'>,
  categories: Tournament['categories'],
) {
  return {
    teams: new Map(teams.map((team) => [team.id, team])),
    arenas: new Map(arenas.map(({ id, name }) => [id, name])),
    rounds: new Map(rounds.map(({ id, name }) => [id, name])),
    categories: new Map(categories.map(({ id, name }) => [id, name])),
  };
}

type Side = NonNullable<PlanSlot['match']>['home'];

function sideOf({ team_id: id, from }: Side, { teams }: Names): ScheduledTeam | string {
  const team = teams.get(id ?? 0);
  if (team) return team;
  if (!from) return copy.unknownTeam;
  return (from.as === 'winner' ? copy.winnerOf : copy.loserOf)(from.number);
}

/** Returns who plays: one or two teams, or texts for those that nobody knows yet. */
export function playersOf(slot: PlanSlot, names: Names): (ScheduledTeam | string)[] {
  const { match, place, team_id: id, run_number: run, round_id: roundId } = slot;
  if (match) return [sideOf(match.home, names), sideOf(match.away, names)];
  const round = names.rounds.get(roundId) ?? '';
  if (place !== null) return [(run === null ? copy.matchPlace : copy.teamPlace)(place, round)];
  return [names.teams.get(id ?? 0) ?? copy.unknownTeam];
}

/** Returns the name of who plays. */
export const playerText = (player: ScheduledTeam | string): string =>
  typeof player === 'string' ? player : player.name;

/** Returns which run or match of a round a slot is: 'Penyisihan, percobaan 1'. */
export function partText({ match, run_number: run, round_id: id }: PlanSlot, names: Names): string {
  const round = names.rounds.get(id) ?? '';
  if (match) return copy.match(round, match.number);
  return run === null ? round : copy.run(round, run);
}

/** Returns the ids of the teams of which it is known that they play. */
export const teamIdsOf = ({ team_id: id, match }: PlanSlot): number[] =>
  [id, match?.home.team_id, match?.away.team_id].flatMap((each) => each ?? []);

/** Returns how a turn that is over has ended. */
export function endText({ ended_at: endedAt, call }: PlanSlot, clock: Clock): string {
  if (call?.state === 'absent') return copy.absent;
  if (endedAt !== null) return copy.endedAt(timeText(Date.parse(endedAt), clock));
  return call?.state === 'ended' ? copy.endedByDesk : copy.notPlayed;
}

/** Returns the mark of a turn as a text: 'Dipanggil, panggilan ke-2'. */
export function markText({ mark, slot: { call } }: Turn): string | undefined {
  if (!mark) return undefined;
  const again = mark === 'called' && call && call.count > 1 ? copy.callAgain(call.count) : '';
  return [copy.marks[mark], again].filter(Boolean).join(', ');
}

/** Returns the age of data in minutes as a text. */
export const ageText = (minutes: number): string =>
  minutes < 60 ? copy.age(minutes) : copy.ageInHours(Math.floor(minutes / 60));
