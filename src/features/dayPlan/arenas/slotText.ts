import type { DayPlan, DayPlanChange, PlanSlot } from '../../../../openapi/schema.d.ts';
import { type MatchTeams, sideText } from '../../matches/matchText.ts';
import { copy } from '../copy.ts';

const texts = copy.result;
const minute = 60_000;
/** What is less late is not worth a word. */
const leastLate = 5;

export type Named = { teams: MatchTeams; rounds: DayPlan['rounds'] };

export const roundName = (id: number, rounds: DayPlan['rounds']): string =>
  rounds.find((round) => round.id === id)?.name ?? texts.aRound;

/** Returns the categories with several rounds, which are named. */
export const findWithRounds = (slots: DayPlan['slots']): ReadonlySet<number> =>
  new Set(
    [...Map.groupBy(slots, ({ category_id: id }) => id)]
      .filter(([, own]) => own.some((slot) => slot.round_id !== own[0]?.round_id))
      .map(([id]) => id),
  );

/** Returns who plays: a team, two, or a place that nobody has yet. */
export function slotName(slot: PlanSlot, { teams, rounds }: Named): string {
  const { match, place, run_number: run, team_id: teamId, round_id: roundId } = slot;
  if (match) return texts.sides(sideText(match, 'home', teams), sideText(match, 'away', teams));
  if (place !== null)
    return run === null ? texts.match(place) : texts.teamIn(place, roundName(roundId, rounds));
  return teams.get(teamId ?? 0)?.name ?? texts.unknownTeam;
}

/** Returns the word for the state of a slot; undefined while it waits. */
export function stateText({ call, ended_at: ended }: PlanSlot): string | undefined {
  if (ended !== null) return texts.states.ended;
  return call && call.state !== 'waiting' ? texts.states[call.state] : undefined;
}

/** Whether a slot can be moved: it is stored, and neither called nor over. */
export const isMovable = (slot: PlanSlot): boolean =>
  slot.id !== null && stateText(slot) === undefined;

/** Whether a slot waits as it was planned: nobody has come to some, and they are behind the others. */
const isInTurn = (slot: PlanSlot): boolean =>
  isMovable(slot) && slot.expected_at !== null && !slot.call?.absences;

/** Returns by how many minutes an arena is late; 0 if it is on time. */
export function minutesLate(slots: readonly PlanSlot[]): number {
  const next = slots.find(isInTurn);
  if (!next?.expected_at) return 0;
  const late = Math.round((Date.parse(next.expected_at) - Date.parse(next.planned_at)) / minute);
  return late < leastLate ? 0 : late;
}

type Move = { label: string; change: DayPlanChange };

/** Returns where a slot can go: one place up or down, and to the end of each other arena for its category. */
export function findMoves(
  slot: PlanSlot,
  { slots, arenas }: Pick<DayPlan, 'slots' | 'arenas'>,
): Move[] {
  const own = slots.filter((each) => each.arena_id === slot.arena_id && isMovable(each));
  const index = own.findIndex(({ id }) => id === slot.id);
  const toMove = (label: string, arenaId: number, before: PlanSlot | undefined): Move => ({
    label,
    change: {
      change: 'move',
      slot_id: slot.id ?? 0,
      arena_id: arenaId,
      before_slot_id: before?.id ?? null,
    },
  });
  const others = arenas.filter(
    ({ id, category_ids: ids }) =>
      id !== slot.arena_id && (ids.length === 0 || ids.includes(slot.category_id)),
  );
  return [
    ...(index > 0 ? [toMove(copy.changes.up, slot.arena_id, own[index - 1])] : []),
    ...(index < own.length - 1 ? [toMove(copy.changes.down, slot.arena_id, own[index + 2])] : []),
    ...others.map(({ id, name }) => toMove(copy.changes.toArena(name), id, undefined)),
  ];
}
