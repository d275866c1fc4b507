import { defaultSeconds } from '../../../openapi/dayPlan/planDay.ts';
import type { DayPlan, DayPlanInput, ManagedTournament } from '../../../openapi/schema.d.ts';
import { planSecondsLimits } from '../../../openapi/workLimits.ts';
import { startOfDate } from '../../lib/dates/calendarDate.ts';
import { toInstant, toLocalTime } from '../../lib/dates/indonesianTime.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';

/** A part of a day, by the clocks of the tournament; empty times as long as nothing is entered. */
export type Span = { date: string; from: string; to: string };

export type PlanValues = Pick<DayPlanInput, 'preview' | 'mode'> & {
  /** Without categories, an arena holds all. */
  arenas: { arenaId: number | null; name: string; categoryIds: number[] }[];
  days: Span[];
  /** With an arena, only that one has it. */
  breaks: (Span & { name: string; arenaId?: number })[];
  late_clubs: { clubId: string; date: string; from: string }[];
  durations: { categoryId: number; minutes: string }[];
  rest_minutes: string;
};

type PlannedTournament = Pick<ManagedTournament, 'date' | 'end_date' | 'time_zone' | 'categories'>;

const dayLength = 24 * 60 * 60 * 1000;

/** Returns the dates of a tournament. */
function datesOf({ date, end_date: end }: Pick<PlannedTournament, 'date' | 'end_date'>) {
  const dates: string[] = [];
  for (let day = startOfDate(date); day <= startOfDate(end ?? date); day += dayLength)
    dates.push(new Date(day).toISOString().slice(0, 10));
  return dates;
}

/** Returns the values of the form. Where the tournament has other dates by now, the plan moves with it. */
export function toValues(plan: DayPlan, tournament: PlannedTournament): PlanValues {
  const dates = datesOf(tournament);
  const toSpan = ({ from, to }: { from: string; to: string }): Span => {
    const [date = '', start = ''] = toLocalTime(from, tournament.time_zone).split('T');
    return { date, from: start, to: toLocalTime(to, tournament.time_zone).slice(11) };
  };
  const planned = plan.days.map(toSpan);
  const isMoved = !planned.some(({ date }) => dates.includes(date));
  const moved = (date: string) =>
    dates[isMoved ? planned.findIndex((day) => day.date === date) : dates.indexOf(date)];
  const spans = planned.map((day) => ({ ...day, date: moved(day.date) }));
  return {
    preview: true,
    mode: plan.mode,
    late_clubs: plan.late_clubs.flatMap(({ club_id: clubId, from }) => {
      const [day = '', time = ''] = toLocalTime(from, tournament.time_zone).split('T');
      const date = moved(day);
      return date === undefined ? [] : [{ clubId: String(clubId), date, from: time }];
    }),
    arenas: plan.arenas.map(({ id, name, category_ids: categoryIds }) => ({
      arenaId: id,
      name,
      categoryIds,
    })),
    days: dates.map((date) => {
      const { from = '', to = '' } = spans.find((day) => day.date === date) ?? {};
      return { date, from, to };
    }),
    breaks: plan.breaks.flatMap(({ name, arena_id: arenaId, ...times }) => {
      const span = toSpan(times);
      const date = moved(span.date);
      return date === undefined ? [] : [{ ...span, name, date, ...(arenaId && { arenaId }) }];
    }),
    durations: tournament.categories.map(({ id }) => {
      const own = plan.durations.find(({ category_id: categoryId }) => categoryId === id);
      return { categoryId: id, minutes: formatNumber((own?.seconds ?? defaultSeconds) / 60) };
    }),
    rest_minutes: String(plan.rest_minutes),
  };
}

/** Returns what is sent; an arena that was deleted meanwhile is a new one. */
export function toInput(
  values: PlanValues,
  { arenas }: Pick<DayPlan, 'arenas'>,
  zone: ManagedTournament['time_zone'],
): DayPlanInput {
  const { preview, mode, late_clubs, days, breaks, durations, rest_minutes } = values;
  const isThere = (id: number | undefined) =>
    values.arenas.some(({ arenaId }) => arenaId === id) && arenas.some((each) => each.id === id);
  const toTimes = ({ date, from, to }: Span) => ({
    from: toInstant(`${date}T${from}`, zone),
    to: toInstant(`${date}T${to}`, zone),
  });
  return {
    preview,
    mode,
    late_clubs: late_clubs.map(({ clubId, date, from }) => ({
      club_id: Number(clubId),
      from: toInstant(`${date}T${from}`, zone),
    })),
    days: days.filter(({ from }) => from !== '').map(toTimes),
    // Without its arena, a break of one is none.
    breaks: breaks
      .filter(({ arenaId }) => arenaId === undefined || isThere(arenaId))
      .map(({ name, arenaId, ...span }) => ({
        name: name.trim(),
        ...toTimes(span),
        ...(arenaId !== undefined && { arena_id: arenaId }),
      })),
    durations: durations.map(({ categoryId, minutes }) => ({
      category_id: categoryId,
      seconds: readSeconds(minutes) ?? defaultSeconds,
    })),
    rest_minutes: Number(rest_minutes),
    arenas: values.arenas.map(({ arenaId, name, categoryIds }) => ({
      ...(arenas.some(({ id }) => id === arenaId) && arenaId !== null && { id: arenaId }),
      name: name.trim(),
      category_ids: categoryIds,
    })),
  };
}

const { minimum, maximum } = planSecondsLimits;

/** Returns minutes such as '4' or '4,5' in seconds; undefined if they are none of a plan. */
export function readSeconds(minutes: string): number | undefined {
  const text = minutes.trim().replace(',', '.');
  const seconds = /^\d{1,3}(\.[05])?$/.test(text) ? Number(text) * 60 : Number.NaN;
  return seconds >= minimum && seconds <= maximum ? seconds : undefined;
}

/** Returns the first name of an arena that is free: 'Arena 3'. */
export function nextName(
  arenas: readonly { name: string }[],
  nameOf: (number: number) => string,
): string {
  const used = new Set(arenas.map(({ name }) => name.trim().toLowerCase()));
  let number = 1;
  while (used.has(nameOf(number).toLowerCase())) number += 1;
  return nameOf(number);
}
