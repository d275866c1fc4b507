import { useState } from 'react';
import type { Score } from '../../../../openapi/schema.d.ts';
import { rankScores } from '../../../lib/scoreRanking.ts';

/** How many ranks a team has gained by its latest score (fewer than 0: lost); 'new' if it had none. */
export type RankChange = number | 'new';

export const scoreKey = ({ tournament_id: tournamentId, registration }: Score): string =>
  `${registration.category.id}/${tournamentId ?? ''}/${registration.team.id}`;

function rankAll(scores: readonly Score[]): Map<string, number> {
  const byCategory = Map.groupBy(scores, ({ registration }) => registration.category.id);
  return new Map(
    [...byCategory.values()].flatMap((list) =>
      rankScores(list, list[0]?.registration.category.name ?? '').map(
        ({ rank, score }) => [scoreKey(score), rank] as const,
      ),
    ),
  );
}

/**
 * Returns what has changed between two lists of scores, by the key of a score. A category without any
 * change keeps what was there `before`.
 */
export function findRankChanges(
  previous: readonly Score[],
  next: readonly Score[],
  before: ReadonlyMap<string, RankChange>,
): Map<string, RankChange> {
  const [old, current] = [rankAll(previous), rankAll(next)];
  const changes = [...current].flatMap(([key, rank]): [string, RankChange][] => {
    const oldRank = old.get(key);
    if (oldRank === undefined) return [[key, 'new']];
    return oldRank === rank ? [] : [[key, oldRank - rank]];
  });
  const changed = new Set(changes.map(([key]) => key.split('/')[0]));
  const kept = [...before].filter(([key]) => !changed.has(key.split('/')[0]));
  return new Map([...kept, ...changes]);
}

const none: ReadonlyMap<string, RankChange> = new Map();

/** Returns which ranks the latest scores have changed, by `scoreKey`; nothing for the first scores. */
export function useRankChanges(scores: readonly Score[] | undefined) {
  const [seen, setSeen] = useState({ scores, changes: none });
  if (scores !== seen.scores)
    setSeen({
      scores,
      changes:
        seen.scores && scores ? findRankChanges(seen.scores, scores, seen.changes) : seen.changes,
    });
  return seen.changes;
}
