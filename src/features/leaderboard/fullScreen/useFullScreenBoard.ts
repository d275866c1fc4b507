import { useEffect, useMemo, useRef, useState } from 'react';
import type { Score } from '../../../../openapi/schema.d.ts';
import { isStatus } from '../../../api/errors.ts';
import { filterScoresByCategory, filterScoresByTournament } from '../../../api/scores.ts';
import { useGetTournamentQuery } from '../../../api/tournaments.ts';
import { rankScores } from '../../../lib/scoreRanking.ts';
import { type TournamentDays, tournamentState } from '../../../lib/dates/tournamentDay.ts';
import { useDocumentHidden } from '../../../ui/hooks/useDocumentHidden.ts';
import { provisionalText } from '../../tournamentDay/dayText.ts';
import { useEventDay } from '../../tournamentDay/useEventDay.ts';
import {
  type BoardCategory,
  loadBoardSnapshot,
  saveBoardSnapshot,
} from '../scores/boardSnapshot.ts';
import { maxRowCount } from './fullScreenRowCount.ts';
import { useCategories } from '../categories/useCategories.ts';
import { useRankChanges } from '../scores/useRankChanges.ts';
import { useScores } from '../scores/useScores.ts';
import { useCategoryPlayback } from '../categories/useCategoryPlayback.ts';

const noPositions: ReadonlySet<number> = new Set();

/** Returns the positions of the categories without scores; none if there are no scores at all. */
function emptyPositions(
  categories: readonly BoardCategory[],
  scores: readonly Score[] | undefined,
): number[] {
  if (!scores?.length) return [];
  return categories.flatMap(({ id }, index) =>
    filterScoresByCategory(scores, id).length === 0 ? [index] : [],
  );
}

const isOfToday = (tournament: TournamentDays | undefined, today: number) =>
  tournament !== undefined && tournamentState(tournament, today) === 'today';

/**
 * Returns what the full-screen board shows: live data, or the snapshot of an earlier visit until the
 * first response. With the id of a tournament, only its categories and scores, without a snapshot.
 */
export function useFullScreenBoard(tournamentId: number | undefined) {
  const isHidden = useDocumentHidden();
  const today = useEventDay();
  const isOfAll = tournamentId === undefined;
  const [snapshot] = useState(() => (isOfAll ? loadBoardSnapshot() : undefined));
  const {
    categories: all,
    isFromServer,
    ...categoryQuery
  } = useCategories(isHidden, snapshot?.categories);
  const { currentData, error, refetch } = useGetTournamentQuery(
    { id: tournamentId ?? 0 },
    { skip: isOfAll },
  );
  const tournament = currentData?.data;
  const categories = useMemo(
    () =>
      tournament ? all.filter(({ id }) => tournament.categories.some((own) => own.id === id)) : all,
    [all, tournament],
  );
  const [skipped, setSkipped] = useState<ReadonlySet<number>>(noPositions);
  const playback = useCategoryPlayback(categories, isHidden, skipped);
  const {
    scores: loaded,
    loadedAt,
    age,
    ...scoreQuery
  } = useScores({
    limit: maxRowCount,
    tournament: tournamentId,
    switchCount: playback.switchCount,
    isStopped: !playback.isRunning || categories.length === 0,
    isHidden,
    snapshot,
  });

  const loadedBefore = useRef(loadedAt);
  useEffect(() => {
    // It says how many teams have a result.
    if (!isOfAll && loadedBefore.current !== undefined && loadedBefore.current !== loadedAt)
      void refetch();
    loadedBefore.current = loadedAt;
  }, [isOfAll, loadedAt, refetch]);

  const scores = useMemo(
    () => (loaded && !isOfAll ? filterScoresByTournament(loaded, tournamentId) : loaded),
    [loaded, isOfAll, tournamentId],
  );

  // A snapshot is of an earlier visit: what has changed since is not news.
  const rankChanges = useRankChanges(loadedAt === undefined ? undefined : scores);

  useEffect(() => {
    if (!isOfAll || !isFromServer || !scores || loadedAt === undefined) return undefined;
    // In a task of its own, so that the browser can paint the scores before.
    const timer = setTimeout(() =>
      saveBoardSnapshot({ loadedAt, categories: [...categories], scores }),
    );
    return () => clearTimeout(timer);
  }, [isOfAll, isFromServer, categories, scores, loadedAt]);

  const empty = emptyPositions(categories, scores);
  if (empty.join() !== [...skipped].join()) setSkipped(new Set(empty));

  const category = categories[playback.position];
  // The same array while a second passes, so that the table is not rendered anew.
  const ranked = useMemo(
    () =>
      category && scores
        ? rankScores(filterScoresByCategory(scores, category.id), category.name, maxRowCount)
        : [],
    [category, scores],
  );
  return {
    categories,
    category,
    playback,
    isHidden,
    ranked,
    rankChanges,
    isLoading: categoryQuery.isLoading || (scoreQuery.isLoading && category !== undefined),
    tournament,
    isTournamentMissing: isStatus(error, 404),
    /** Whether there are scores, all of them of today. */
    isToday:
      ranked.length > 0 &&
      ranked.every(({ score }) => isOfToday(score.tournament ?? tournament, today)),
    /** Whether places of the category may still change, and how far it is if that is known. */
    isProvisional: ranked.some(({ score }) => score.provisional),
    progress: provisionalText(tournament?.categories.find(({ id }) => id === category?.id)),
    /** The last request failed, and there is nothing to show. */
    hasFailed: (scoreQuery.hasFailed && !scores) || (categoryQuery.hasFailed && !category),
    age,
  };
}
