import type { Score, TeamResult } from '../../../openapi/schema.d.ts';
import { filterScoresByCategory, filterScoresByTournament } from '../../api/scores.ts';
import { type RankedScore, rankScores } from '../../lib/scoreRanking.ts';

export const pageSize = 25;

export type ResultsFilter = { tournamentId: number; categoryId: number; categoryName: string };

export function rankResults(
  scores: readonly Score[],
  { tournamentId, categoryId, categoryName }: ResultsFilter,
): RankedScore<Score>[] {
  const matching = filterScoresByCategory(
    filterScoresByTournament(scores, tournamentId),
    categoryId,
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

/** Returns the results of rounds whose teams have a text in their names. */
export const filterTeams = <Row extends Pick<TeamResult, 'team'>>(
  results: readonly Row[],
  text: string,
): readonly Row[] =>
  results.filter(({ team }) =>
    team.name.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase()),
  );
