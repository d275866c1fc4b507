import { useMemo } from 'react';
import type { CategoryResults, Score, Tournament } from '../../../openapi/schema.d.ts';
import { useGetCategoryResultsQuery } from '../../api/categoryResults.ts';
import { isStatus } from '../../api/errors.ts';
import { useListScoresQuery } from '../../api/scores.ts';
import { useGetTournamentQuery } from '../../api/tournaments.ts';
import type { RankedScore } from '../../lib/scoreRanking.ts';
import { tournamentState } from '../../lib/dates/tournamentDay.ts';
import { toStandingRows } from '../../lib/standingRows.ts';
import { useEventDay } from '../tournamentDay/useEventDay.ts';
import { provisionalText } from '../tournamentDay/dayText.ts';
import { useScoreUpdates } from '../tournamentDay/useScoreUpdates.ts';
import { copy } from './copy.ts';
import type { PodiumResult } from './Podium.tsx';
import { rankResults } from './results.ts';

/** Results that are older than this number of seconds are loaded again; those of a rendered page are new. */
const freshSeconds = 10;

/** Loads a tournament; `isNotFound` if the server has none with this id. */
function useTournament(id: number) {
  const { currentData, error, isFetching, refetch } = useGetTournamentQuery({ id });
  const tournament = currentData?.data;
  return {
    tournament,
    // 422: the number in the URL is not a valid id for the server.
    isNotFound: !tournament && isStatus(error, 404, 422),
    isLoading: !tournament && isFetching,
    refetch,
  };
}

/**
 * Loads the results of one category of a tournament: its rounds where a team can have more than one run,
 * otherwise its scores, also if the request for the rounds failed: `categoryResults` is undefined then.
 * On the day they are loaded again when scores change.
 */
export function useCategoryResults(tournamentId: number, categoryId: number) {
  const { tournament, isNotFound, isLoading, refetch } = useTournament(tournamentId);
  const planned = tournament?.categories.find(({ id }) => id === categoryId);
  const hasRounds = planned?.has_rounds === true;
  const loaded = useGetCategoryResultsQuery(
    { id: tournamentId, categoryId },
    { skip: !hasRounds, refetchOnMountOrArgChange: freshSeconds },
  );
  const categoryResults = hasRounds ? loaded.currentData?.data : undefined;
  const areRoundsLoading = hasRounds && !categoryResults && !loaded.isError;
  // Scores of hundreds of teams are long, so the tournament first says whether they are needed.
  const scores = useScores(tournamentId, categoryId, {
    skip: isLoading || areRoundsLoading || categoryResults !== undefined,
  });
  const isProvisional = arePlacesProvisional(categoryResults, scores.results);
  const reload = () => {
    void refetch();
    if (hasRounds) void loaded.refetch();
    else scores.retry();
  };
  useScoreUpdates(reload, useIsToday(tournament));
  return {
    tournament,
    isNotFound,
    isTournamentLoading: isLoading,
    category: planned ?? scores.category,
    /** Only scores tell it. */
    ranking: scores.category?.ranking,
    results: scores.results,
    /** The rounds and the standings of a category in which a team can have more than one run. */
    categoryResults,
    /** How far a category is while its places may still change; undefined once they stand. */
    provisional: isProvisional ? provisionalText(planned, true) : undefined,
    /** How final they are; undefined while they are live. */
    stateName: stateOf(categoryResults, scores.results),
    isLoading: isLoading || areRoundsLoading || scores.isLoading,
    retry: scores.retry,
  };
}

const stateOf = (
  rounds: CategoryResults | undefined,
  results: readonly RankedScore<Score>[] | undefined,
) =>
  rounds
    ? rounds.state?.state
    : results?.find(({ score }) => score.results_state)?.score.results_state;

const arePlacesProvisional = (
  rounds: CategoryResults | undefined,
  results: readonly RankedScore<Score>[] | undefined,
): boolean =>
  rounds ? rounds.provisional === true : results?.some(({ score }) => score.provisional) === true;

function useIsToday(tournament: Tournament | undefined): boolean {
  const today = useEventDay();
  return tournament !== undefined && tournamentState(tournament, today) === 'today';
}

/** Loads the scores of one category of a tournament, which have its name and its ranking. */
function useScores(tournamentId: number, categoryId: number, { skip }: { skip: boolean }) {
  const { currentData, isFetching, refetch } = useListScoresQuery(
    { tournament: tournamentId, category: categoryId },
    { skip, refetchOnMountOrArgChange: freshSeconds },
  );
  // A backend may send those of other tournaments and categories too.
  const scores = currentData?.data;
  const category = scores?.find(({ registration }) => registration.category.id === categoryId)
    ?.registration.category;
  const results = useMemo(
    () =>
      scores &&
      rankResults(scores, { tournamentId, categoryId, categoryName: category?.name ?? '' }),
    [scores, tournamentId, categoryId, category?.name],
  );
  return { category, results, isLoading: !results && isFetching, retry: () => void refetch() };
}

/** Returns the results on the podium by their places over all rounds, or the scores. */
export function toPodium(
  scores: readonly RankedScore<Score>[] | undefined,
  categoryResults: CategoryResults | undefined,
): PodiumResult[] | undefined {
  if (!categoryResults)
    return scores?.map(({ rank, score, points, time }) => ({
      rank,
      team: score.registration.team,
      points,
      time,
    }));
  return toStandingRows(categoryResults).flatMap(({ place, team, ranked }) => {
    const { points = null, time = null, incomplete = false } = ranked?.result ?? {};
    if (place === null) return [];
    if (ranked?.round.match_rule) return [{ rank: place, team, points: null, time: null }];
    // Who shares the last place without a result is not among the winners.
    if (points === null) return [];
    if (incomplete) return [{ rank: place, team, points: null, time: copy.noMean }];
    const hasPoints = ranked?.round.ranking !== 'time';
    return [{ rank: place, team, points: hasPoints ? points : null, time }];
  });
}
