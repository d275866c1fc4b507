import { queuePace } from '../../../openapi/dayPlan/queuePace.ts';
import { breaksOf, findBreaks, lengthWithin } from '../../../openapi/dayPlan/intervals.ts';
import type { PlanSlot, Schedule, TeamTurn } from '../../../openapi/schema.d.ts';
import { toOwnResult } from '../../scores/public/publicMatches.ts';
import type { findEndedMatches, findTeamRuns } from './teamDayQueries.ts';

type Results = {
  runs: Awaited<ReturnType<typeof findTeamRuns>>;
  matches: Awaited<ReturnType<typeof findEndedMatches>>;
};

const toSeconds = (time: string): number => Math.round(Date.parse(time) / 1000);

const isRunning = ({ call }: PlanSlot) => call?.state === 'running';

/** Whether nothing is expected of it any more: it was played, its team is absent, or its round is closed. */
const isOver = (slot: PlanSlot): boolean =>
  slot.ended_at !== null ||
  slot.call?.state === 'absent' ||
  (slot.expected_at === null && !isRunning(slot));

/** Returns the turns of a team in a schedule: its runs, and the matches in which it is known to play. */
export const findTeamSlots = (slots: readonly PlanSlot[], teamId: number): PlanSlot[] =>
  slots.filter(
    ({ team_id: id, match }) =>
      id === teamId || match?.home.team_id === teamId || match?.away.team_id === teamId,
  );

type Place = Pick<TeamTurn, 'before' | 'waiting_before' | 'queue_at' | 'slack'>;

const noPlace: Place = { before: null, waiting_before: null, queue_at: null, slack: null };

/** Returns the place of each slot in the queue of its arena, by the ids of slots that are not over. */
function findPlaces(schedule: Pick<Schedule, 'slots' | 'breaks' | 'days'>): Map<number, Place> {
  const breaks = findBreaks(schedule, toSeconds);
  const places = new Map<number, Place>();
  for (const [arenaId, own] of Map.groupBy(schedule.slots, ({ arena_id: id }) => id)) {
    const pauses = breaksOf(breaks, arenaId);
    const open = own.filter((slot) => !isOver(slot));
    const waiting = open.flatMap((slot) =>
      isRunning(slot) || slot.expected_at === null
        ? []
        : [{ slot, from: toSeconds(slot.expected_at), length: slot.seconds }],
    );
    const pace = queuePace(waiting);
    let slack = 0;
    let last: (typeof waiting)[number] | undefined;
    for (const each of waiting) {
      const gap = last ? each.from - last.from - last.length * pace : 0;
      const pause = last ? lengthWithin(pauses, last.from, each.from) : 0;
      slack += Math.max(0, Math.round(gap - pause));
      last = each;
      places.set(each.slot.id ?? 0, {
        ...noPlace,
        queue_at: waiting[0]?.slot.expected_at ?? null,
        slack,
      });
    }
    let isCalled = 0;
    for (const [before, slot] of open.entries()) {
      const { id, call } = slot;
      const place = places.get(id ?? 0) ?? noPlace;
      places.set(id ?? 0, { ...place, before, waiting_before: before - isCalled });
      if (call && call.state !== 'waiting') isCalled += 1;
    }
  }
  return places;
}

type TurnParts = Pick<TeamTurn, 'run' | 'match'>;

function toParts(slot: PlanSlot, teamId: number, { teams }: Schedule, results: Results): TurnParts {
  const { match, run_number: number, round_id: roundId } = slot;
  if (!match) {
    const played = results.runs.find(
      (run) => run.roundId === roundId && run.number === (number ?? 1),
    );
    return { run: { number: number ?? 1, result: played?.result ?? null }, match: null };
  }
  const isHome = match.home.team_id === teamId;
  const { team_id: otherId, from } = isHome ? match.away : match.home;
  const opponent = teams.find(({ id }) => id === otherId);
  const ended = results.matches.find(({ id }) => id === match.id);
  return {
    run: null,
    match: {
      number: match.number,
      opponent: opponent ? { code: opponent.code, name: opponent.name } : null,
      ...(from && { from }),
      result: ended ? toOwnResult(ended, isHome) : null,
    },
  };
}

const timeOf = ({ ended_at, expected_at, planned_at }: TeamTurn): number =>
  Date.parse(ended_at ?? expected_at ?? planned_at);

/** Returns the turns of a team with how many come before each, by time. */
export function toTeamTurns(
  schedule: Schedule,
  teamId: number,
  {
    results,
    categories,
  }: { results: Results; categories: readonly { id: number; name: string }[] },
): TeamTurn[] {
  const places = findPlaces(schedule);
  const nameOf = (list: readonly { id: number; name: string }[], id: number) =>
    list.find((each) => each.id === id)?.name ?? '';
  return findTeamSlots(schedule.slots, teamId)
    .map((slot) => ({
      slot_id: slot.id ?? 0,
      arena: nameOf(schedule.arenas, slot.arena_id),
      category: nameOf(categories, slot.category_id),
      round: nameOf(schedule.rounds, slot.round_id),
      ...toParts(slot, teamId, schedule, results),
      seconds: slot.seconds,
      ...(places.get(slot.id ?? 0) ?? noPlace),
      planned_at: slot.planned_at,
      expected_at: slot.expected_at,
      margin: slot.margin,
      ended_at: slot.ended_at,
      call: slot.call,
    }))
    .toSorted((one, other) => timeOf(one) - timeOf(other));
}
