import type { DayPlan, ManagedTournament, PlanSlot } from '../../../openapi/schema.d.ts';
import { formatCalendarDate } from '../../lib/dates/calendarDate.ts';
import { toLocalTime } from '../../lib/dates/indonesianTime.ts';
import { formatHours, formatNumber } from '../../lib/text/formatNumber.ts';
import { copy } from './copy.ts';

const texts = copy.result;

/** Returns when a run or match begins, as far as it is known, in milliseconds. */
export const startOf = ({ ended_at: ended, expected_at, planned_at, seconds }: PlanSlot): number =>
  ended === null ? Date.parse(expected_at ?? planned_at) : Date.parse(ended) - seconds * 1000;

const endOf = (slots: readonly PlanSlot[]): string =>
  new Date(Math.max(...slots.map((slot) => startOf(slot) + slot.seconds * 1000))).toISOString();

/** Returns an instant as date and clock of a tournament: '2026-11-22' and '15.40'. */
export function toClock(
  instant: string | number,
  zone: ManagedTournament['time_zone'],
): { date: string; time: string } {
  const [date = '', time = ''] = toLocalTime(new Date(instant).toISOString(), zone).split('T');
  return { date, time: time.replace(':', '.') };
}

export const sumOf = (unplanned: DayPlan['unplanned']) =>
  unplanned.reduce(
    (sum, each) => ({ count: sum.count + each.count, seconds: sum.seconds + each.seconds }),
    { count: 0, seconds: 0 },
  );

/** Returns what a plan means, in words: when it ends, and what does not fit. */
export function summarisePlan(
  { slots, arenas, days, unplanned }: Pick<DayPlan, 'slots' | 'arenas' | 'days' | 'unplanned'>,
  { categories, time_zone: zone }: Pick<ManagedTournament, 'categories' | 'time_zone'>,
) {
  const missing = unplanned.filter(({ count }) => count > 0);
  const nameOf = (id: number) => categories.find((each) => each.id === id)?.name ?? '';
  const ofCategory = Map.groupBy(slots, ({ category_id: id }) => id);
  const describeEnd = (own: readonly PlanSlot[]) => {
    const { date, time } = toClock(endOf(own), zone);
    return { day: days.length > 1 ? formatCalendarDate(date, { weekday: true }) : '', time };
  };
  const end = slots.length > 0 ? describeEnd(slots) : undefined;
  const endText = end && (end.day ? texts.endsOn(end.day, end.time) : texts.ends(end.time));
  const describeCategory = ({ id, name, registered }: (typeof categories)[number]) => {
    const teams = formatNumber(registered);
    if (missing.some((each) => each.category_id === id)) return texts.notAll(name, teams);
    const own = ofCategory.get(id);
    if (!own) return undefined;
    const { day, time } = describeEnd(own);
    return texts.category(name, teams, [day, time].filter(Boolean).join(', '));
  };
  return {
    end: endText && missing.length > 0 ? texts.fitsUntil(endText) : endText,
    size: texts.size(formatNumber(slots.length), formatNumber(arenas.length)),
    categories: categories.flatMap((category) => {
      const text = describeCategory(category);
      return text === undefined ? [] : [{ id: category.id, text }];
    }),
    short: missing.length > 0 ? texts.short(formatHours(sumOf(missing).seconds)) : undefined,
    missing: missing.map(({ category_id: id, count }) => ({
      id,
      text: texts.shortOf(nameOf(id), formatNumber(count)),
    })),
  };
}
