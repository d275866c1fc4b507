import { useMemo } from 'react';
import { useListScoresQuery } from '../../api/scores.ts';
import { useGetTournamentQuery } from '../../api/tournaments.ts';
import { resultsOf } from './results.ts';

/** One tournament; `isMissing` where the server says that there is none. */
export function useTournament(id: number) {
  const { currentData, error, isFetching } = useGetTournamentQuery({ id });
  const tournament = currentData?.success ? currentData.data : undefined;
  const status = error && 'status' in error ? error.status : undefined;
  return {
    tournament,
    // 422: the address has a number that the server does not take for an id.
    isMissing: !tournament && (status === 404 || status === 422),
    isLoading: !tournament && isFetching,
  };
}

/** The results of one category of a tournament, and the category as the scores know it. */
export function useResults(tournamentId: number, categoryId: number) {
  const { data, isFetching, refetch } = useListScoresQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const scores = data?.data;
  const category = scores?.find(({ registration }) => registration?.category?.id === categoryId)
    ?.registration.category;
  const results = useMemo(
    () =>
      scores && resultsOf(scores, { tournamentId, categoryId, categoryName: category?.name ?? '' }),
    [scores, tournamentId, categoryId, category?.name],
  );
  return { category, results, isLoading: !results && isFetching, retry: () => void refetch() };
}
