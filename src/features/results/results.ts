import type { Score } from '../../../openapi/schema.d.ts';
import { scoresOf } from '../../api/scoresOf.ts';
import { type Ranked, rankScores } from '../../lib/scoreRanking.ts';

export const pageSize = 25;

/** Which results: one category of one tournament, and what the category is called. */
export type Contest = { tournamentId: number; categoryId: number; categoryName: string };

/**
 * The places of one category of one tournament. A score that names no tournament counts for each of
 * them.
 */
export function resultsOf(
  scores: readonly Score[],
  { tournamentId, categoryId, categoryName }: Contest,
): Ranked<Score>[] {
  const counting = scoresOf(scores, categoryId).filter(
    ({ tournament_id: id }) => (id ?? tournamentId) === tournamentId,
  );
  return rankScores(counting, categoryName);
}

/** The places whose team's name contains the text, regardless of case; each keeps its rank. */
export function findTeams(
  results: readonly Ranked<Score>[],
  text: string,
): readonly Ranked<Score>[] {
  const wanted = text.trim().toLocaleLowerCase();
  return wanted === ''
    ? results
    : results.filter(({ score }) =>
        score.registration.team.name.toLocaleLowerCase().includes(wanted),
      );
}
