import { useMemo } from 'react';
import { isStatus } from '../../api/errors.ts';
import { useListScoresQuery } from '../../api/scores.ts';
import { useGetTournamentQuery } from '../../api/tournaments.ts';
import { rankResults } from './results.ts';

/** Loads a tournament; `isNotFound` if the server has none with this id. */
export function useTournament(id: number) {
  const { currentData, error, isFetching } = useGetTournamentQuery({ id });
  const tournament = currentData?.data;
  return {
    tournament,
    // 422: the number in the URL is not a valid id for the server.
    isNotFound: !tournament && isStatus(error, 404, 422),
    isLoading: !tournament && isFetching,
  };
}

/** Loads the results of one category of a tournament; `category` is taken from the scores. */
export function useResults(tournamentId: number, categoryId: number) {
  const { currentData, isFetching, refetch } = useListScoresQuery(
    { tournament: tournamentId, category: categoryId },
    { refetchOnMountOrArgChange: true },
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
