import type { Turn } from '../turns.ts';
import { teamIdsOf } from '../turnText.ts';

const endOf = ({ slot }: Turn, at: number): number => at + slot.seconds * 1000;

/**
 * Returns for each turn that is to come one of another team in another arena at the same time, by the id of its
 * slot: nobody can be with both.
 */
export function findClashes(turns: readonly Turn[]): Map<number | null, Turn> {
  const clashes = new Map<number | null, Turn>();
  for (const turn of turns)
    for (const other of turns) {
      if (turn.at === undefined || other.at === undefined) continue;
      const isElsewhere = turn.slot.arena_id !== other.slot.arena_id;
      const isAtOnce = turn.at < endOf(other, other.at) && other.at < endOf(turn, turn.at);
      const isSameTeam = teamIdsOf(turn.slot).some((id) => teamIdsOf(other.slot).includes(id));
      if (isElsewhere && isAtOnce && !isSameTeam) clashes.set(turn.slot.id, other);
    }
  return clashes;
}
