import { useEffect, useState } from 'react';
import { Box } from '@mui/material';
import type { CategoryResults, Tournament } from '../../../../openapi/schema.d.ts';
import { useGetCategoryResultsQuery } from '../../../api/categoryResults.ts';
import { useReducedMotion } from '../../../ui/hooks/useReducedMotion.ts';
import { lazyPart } from '../../../ui/states/lazyPart.tsx';
import { useIsHydrated } from '../../../ui/states/useIsHydrated.ts';
import { secondsPerCategory } from '../categories/rotation.ts';
import type { CategoryPlayback } from '../categories/useCategoryPlayback.ts';
import { ResultsState } from '../../tournamentDay/ResultsState.tsx';
import {
  frame,
  FullScreenScorePanel,
  type FullScreenScorePanelProps,
} from './FullScreenScorePanel.tsx';

/** For categories with matches alone. */
const MatchBoard = lazyPart(async () => ({
  default: (await import('../../matches/board/MatchBoard.tsx')).MatchBoard,
}));

type CategoryPanelProps = FullScreenScorePanelProps & {
  /** Of which the board is; undefined for one of all. */
  tournament: Tournament | undefined;
  categoryCount: number;
  playback: CategoryPlayback;
  isHidden: boolean;
};

/** The scores of a category; in a tournament with matches its groups and its bracket, in turns. */
export function CategoryPanel({
  tournament,
  categoryCount,
  playback,
  isHidden,
  ...panel
}: CategoryPanelProps) {
  const { category, ranked } = panel;
  const planned = tournament?.categories.find(({ id }) => id === category?.id);
  const isHydrated = useIsHydrated();
  const { currentData, isUninitialized, refetch } = useGetCategoryResultsQuery(
    { id: tournament?.id ?? 0, categoryId: planned?.id ?? 0 },
    { skip: !isHydrated || planned?.has_rounds !== true },
  );
  useEffect(() => {
    // With each new scores.
    if (!isUninitialized) void refetch();
  }, [ranked, isUninitialized, refetch]);
  const reducedMotion = useReducedMotion();
  const ticks = useTicks(!playback.isRunning && !isHidden && !reducedMotion);
  // Each time that the category comes it has another page; where it stays, every ten seconds.
  const turn = Math.floor(playback.switchCount / Math.max(1, categoryCount)) + ticks;
  const results = currentData?.data;
  return (
    <>
      {results?.match_rounds ? (
        <Box sx={frame}>
          <MatchBoard results={results} turn={turn} />
        </Box>
      ) : (
        <FullScreenScorePanel {...panel} />
      )}
      {tournament && planned && (
        <ResultsState
          tournamentId={tournament.id}
          categoryId={planned.id}
          name={stateOf(results, ranked)}
        />
      )}
    </>
  );
}

const stateOf = (results: CategoryResults | undefined, ranked: CategoryPanelProps['ranked']) =>
  results ? results.state?.state : ranked[0]?.score.results_state;

/** Counts up every ten seconds while it is active. */
function useTicks(isActive: boolean): number {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setInterval(() => setTicks((before) => before + 1), secondsPerCategory * 1000);
    return () => clearInterval(timer);
  }, [isActive]);
  return ticks;
}
