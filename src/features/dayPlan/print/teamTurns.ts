import type {
  DayPlan,
  ManagedTournament,
  PlanSlot,
  Registration,
} from '../../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../../lib/dates/calendarDate.ts';
import { type MatchTeams, sideText } from '../../matches/matchText.ts';
import { findWithRounds, roundName } from '../arenas/slotText.ts';
import { copy } from '../copy.ts';
import { startOf, toClock } from '../summarisePlan.ts';

const texts = copy.prints;

/** A run or a match of a team as it is printed. */
export type PrintedTurn = { key: string; at: number; time: string; arena: string; part: string };

export type PrintedTeam = Pick<
  Registration,
  'id' | 'team' | 'club' | 'category' | 'start_number'
> & { turns: PrintedTurn[] };

const byName = (one: { name: string }, other: { name: string }) =>
  one.name.localeCompare(other.name, 'id');

/** Returns all teams of a tournament with their turns by time, those of one school together. */
export function listTeams(
  { slots, arenas, rounds, days }: Pick<DayPlan, 'slots' | 'arenas' | 'rounds' | 'days'>,
  registrations: readonly Registration[],
  { time_zone: zone }: Pick<ManagedTournament, 'time_zone'>,
): PrintedTeam[] {
  const withRounds = findWithRounds(slots);
  const arenaNames = new Map(arenas.map(({ id, name }) => [id, name]));
  const teams: MatchTeams = new Map(
    registrations.map(({ team, start_number }) => [team.id, { ...team, start_number }]),
  );
  const partOf = ({ category_id, round_id, run_number: run, match }: PlanSlot, teamId: number) => {
    const part = run === null ? match && copy.result.match(match.number) : copy.result.run(run);
    const named = [withRounds.has(category_id) && roundName(round_id, rounds), part];
    const text = named.filter(Boolean).join(' · ');
    if (!match) return text;
    return texts.versus(
      text,
      sideText(match, match.home.team_id === teamId ? 'away' : 'home', teams),
    );
  };
  const toTurn = (slot: PlanSlot, teamId: number): PrintedTurn => {
    const at = startOf(slot);
    const { date, time } = toClock(at, zone);
    const day = days.length > 1 ? `${formatCalendarDate(date, { weekday: true })}, ` : '';
    const arena = arenaNames.get(slot.arena_id) ?? '';
    return { key: `${slot.id}`, at, time: `${day}${time}`, arena, part: partOf(slot, teamId) };
  };
  const found = Map.groupBy(
    slots.flatMap((slot) =>
      [slot.team_id, slot.match?.home.team_id, slot.match?.away.team_id].flatMap((id) =>
        id ? { key: `${id}/${slot.category_id}`, turn: toTurn(slot, id) } : [],
      ),
    ),
    ({ key }) => key,
  );
  return registrations
    .map(({ id, team, club, category, start_number }) => ({
      id,
      team,
      club,
      category,
      start_number,
      turns: (found.get(`${team.id}/${category.id}`) ?? [])
        .map(({ turn }) => turn)
        .toSorted((one, other) => one.at - other.at),
    }))
    .toSorted(
      (one, other) =>
        byName(one.club, other.club) || one.club.id - other.club.id || byName(one.team, other.team),
    );
}
