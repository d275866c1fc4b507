import { useCallback, useEffect } from 'react';
import type { Score } from '../../../../../openapi/schema.d.ts';
import { filterScoresByTournament, useListScoresQuery } from '../../../../api/scores.ts';
import { useGetTournamentQuery } from '../../../../api/tournaments.ts';
import { useDocumentHidden } from '../../../../ui/hooks/useDocumentHidden.ts';
import { useScoreUpdates } from '../../../tournamentDay/useScoreUpdates.ts';
import { topCount } from './TopTeams.tsx';

const newestCount = 5;
/** For a backend that does not tell when scores have changed. */
const reloadInterval = 30_000;

/**
 * Returns the best scores of each category of a tournament, and those that were entered last, the
 * latest first; both are loaded again when scores change. `newest` is empty where the backend does
 * not know the order in which scores were entered.
 */
export function useLiveScores(tournamentId: number) {
  const isHidden = useDocumentHidden();
  const best = useListScoresQuery({ tournament: tournamentId, limit: topCount });
  const newest = useListScoresQuery({ tournament: tournamentId, newest: newestCount });
  const { refetch: refetchBest } = best;
  const { refetch: refetchNewest } = newest;
  // It says how many teams have a result.
  const { refetch: refetchTournament } = useGetTournamentQuery({ id: tournamentId });
  const reload = useCallback(() => {
    void refetchBest();
    void refetchNewest();
    void refetchTournament();
  }, [refetchBest, refetchNewest, refetchTournament]);
  useScoreUpdates(reload, true);
  useEffect(() => {
    if (isHidden) return undefined;
    const timer = setInterval(reload, reloadInterval);
    return () => clearInterval(timer);
  }, [isHidden, reload]);
  const ofTournament = (scores: Score[] | undefined) =>
    scores && filterScoresByTournament(scores, tournamentId);
  const entered = ofTournament(newest.currentData?.data) ?? [];
  return {
    best: ofTournament(best.currentData?.data),
    isLoading: best.isFetching,
    retry: () => void refetchBest(),
    // A backend without the parameter sends all scores.
    newest: entered.length > newestCount ? [] : entered.toReversed(),
  };
}
