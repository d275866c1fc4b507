import type { Score } from '../../../openapi/schema.d.ts';
import { filterScoresByCategory } from '../../api/filterScoresByCategory.ts';
import { type RankedScore, rankScores } from '../../lib/scoreRanking.ts';

export const pageSize = 25;

export type ResultsFilter = { tournamentId: number; categoryId: number; categoryName: string };

/** A score without a tournament id counts for every tournament. */
export function rankResults(
  scores: readonly Score[],
  { tournamentId, categoryId, categoryName }: ResultsFilter,
): RankedScore<Score>[] {
  const matching = filterScoresByCategory(scores, categoryId).filter(
    ({ tournament_id: id }) => (id ?? tournamentId) === tournamentId,
  );
  return rankScores(matching, categoryName);
}

/** Case-insensitive; the results keep their ranks. */
export function filterByTeamName(
  results: readonly RankedScore<Score>[],
  text: string,
): readonly RankedScore<Score>[] {
  const query = text.trim().toLocaleLowerCase();
  return query === ''
    ? results
    : results.filter(({ score }) =>
        score.registration.team.name.toLocaleLowerCase().includes(query),
      );
}
