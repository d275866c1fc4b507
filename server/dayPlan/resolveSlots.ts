import { findKnockoutMatches } from '../scores/matches/drawState.ts';
import { isPlanned, type RoundWithTeams } from '../scores/rounds/roundQueries.ts';
import { keyOf } from './findJobs.ts';
import type { SlotRow } from './planQueries.ts';

/** Returns the matches of a drawn round that are played, in their order: without byes. */
function matchIdsOf({ matchRule, draw }: RoundWithTeams): number[] {
  if (!matchRule || !draw) return [];
  const planned = matchRule.kind === 'knockout' ? findKnockoutMatches(matchRule, draw) : [];
  return draw.matches
    .filter(({ number }) => !planned[number - 1]?.sides.includes('nobody'))
    .map(({ id }) => id);
}

type Team = { registrationId: number; teamId: number };

/** A slot of which it is known whether it was played. */
export type ResolvedSlot = SlotRow & {
  /** When its run or result was entered, or it left its arena, whichever was first. */
  endedAt: Date | null;
};

/** Whether nothing comes after: it has ended, or nobody has come twice. */
export const isOver = ({ endedAt, callState }: Pick<ResolvedSlot, 'endedAt' | 'callState'>) =>
  endedAt !== null || callState === 'absent';

/** Returns when a slot has ended; null before. */
function findEnd({ callState, callAt }: SlotRow, enteredAt: Date | undefined): Date | null {
  const left = callState === 'ended' ? callAt : null;
  if (!enteredAt || !left) return enteredAt ?? left;
  return enteredAt < left ? enteredAt : left;
}

/**
 * Returns slots with the teams and matches that have got their places since they were planned: when a round
 * was opened or drawn.
 */
export function resolveSlots(
  slots: readonly SlotRow[],
  {
    rounds,
    teams,
    entered,
  }: {
    rounds: readonly RoundWithTeams[];
    teams: readonly Team[];
    entered: ReadonlyMap<string, Date>;
  },
): ResolvedSlot[] {
  const roundOf = new Map(rounds.map((round) => [round.id, round]));
  const matchIds = new Map(rounds.map((round) => [round.id, matchIdsOf(round)]));
  const teamOf = new Map(teams.map(({ registrationId, teamId }) => [registrationId, teamId]));
  const resolve = (slot: SlotRow): SlotRow => {
    const round = roundOf.get(slot.roundId);
    if (slot.place === null || !round) return slot;
    if (round.matchRule) {
      const matchId = matchIds.get(round.id)?.[slot.place - 1];
      return matchId === undefined ? slot : { ...slot, place: null, matchId };
    }
    if (isPlanned(round)) return slot;
    const registrationId = round.registrationIds[slot.place - 1];
    if (registrationId === undefined) return slot;
    return { ...slot, place: null, registrationId, teamId: teamOf.get(registrationId) ?? null };
  };
  return slots
    .map(resolve)
    .map((slot) => ({ ...slot, endedAt: findEnd(slot, entered.get(keyOf(slot))) }));
}
