import { estimateDay } from '../../../../../openapi/dayPlan/estimateDay.ts';
import type { DayPlan, ManagedTournament } from '../../../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../../../lib/dates/calendarDate.ts';
import { toLocalTime } from '../../../../lib/dates/indonesianTime.ts';
import { formatHours, formatNumber } from '../../../../lib/text/formatNumber.ts';
import { copy } from '../copy.ts';
import { isCapacity, type TournamentValues } from '../tournamentValues.ts';

const texts = copy.categories;

/** `isShort`: not all of it has a place in the day. */
export type Estimate = { text: string; isShort: boolean };

/** Whether somebody has entered what an estimate follows from. */
export const isPlanned = ({ arenas, version }: DayPlan): boolean =>
  arenas.length > 0 && version !== '"0"';

/**
 * Returns when each category ends with its capacity, in words, by its id. One of any number has as many teams as
 * are registered, and one without teams is left out.
 */
export function estimateCategories(
  plan: DayPlan,
  { categories, time_zone: zone }: Pick<ManagedTournament, 'categories' | 'time_zone'>,
  capacities: TournamentValues['categories'],
): ReadonlyMap<number, Estimate> {
  const entered = Object.entries(capacities).map(([key, capacity]) => {
    const id = Number(key);
    const isNumber = capacity.trim() !== '' && isCapacity(capacity);
    const registered = categories.find((each) => each.id === id)?.registered ?? 0;
    return { id, isNumber, teamCount: isNumber ? Number(capacity) : registered };
  });
  // As the plan takes them.
  const orderOf = ({ id }: { id: number }) => {
    const index = categories.findIndex((each) => each.id === id);
    return index === -1 ? categories.length : index;
  };
  const played = entered
    .filter(({ teamCount }) => teamCount > 0)
    .toSorted((one, other) => orderOf(one) - orderOf(other));
  const found = estimateDay(plan, played);
  const timeText = (end: number) => {
    const [date = '', time = ''] = toLocalTime(new Date(end).toISOString(), zone).split('T');
    const day = plan.days.length > 1 ? `${formatCalendarDate(date, { weekday: true })}, ` : '';
    return `${day}${time.replace(':', '.')}`;
  };
  const describe = ({ id, isNumber, teamCount }: (typeof played)[number]): Estimate => {
    const { arenaCount = 0, missingSeconds = 0, end = 0 } = found.get(id) ?? {};
    if (arenaCount === 0) return { text: texts.noArena, isShort: true };
    const teams = (isNumber ? texts.teams : texts.registeredTeams)(formatNumber(teamCount));
    const arenas = formatNumber(arenaCount);
    return missingSeconds > 0
      ? { text: texts.short(teams, arenas, formatHours(missingSeconds)), isShort: true }
      : { text: texts.ends(teams, arenas, timeText(end)), isShort: false };
  };
  return new Map(played.map((category) => [category.id, describe(category)]));
}
