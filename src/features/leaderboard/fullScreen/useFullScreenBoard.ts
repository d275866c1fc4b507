import { useEffect, useMemo, useState } from 'react';
import { filterScoresByCategory } from '../../../api/filterScoresByCategory.ts';
import { rankScores } from '../../../lib/scoreRanking.ts';
import { useDocumentHidden } from '../../../ui/useDocumentHidden.ts';
import { loadBoardSnapshot, saveBoardSnapshot } from '../scores/boardSnapshot.ts';
import { maxRowCount } from './fullScreenRowCount.ts';
import { useCategories } from '../categories/useCategories.ts';
import { useScores } from '../scores/useScores.ts';
import { useCategoryPlayback } from '../categories/useCategoryPlayback.ts';

/**
 * Returns what the full-screen board shows: live data, or the snapshot of an earlier visit until the
 * first response.
 */
export function useFullScreenBoard() {
  const isHidden = useDocumentHidden();
  const [snapshot] = useState(() => loadBoardSnapshot());
  const { categories, isFromServer, ...categoryQuery } = useCategories(
    isHidden,
    snapshot?.categories,
  );
  const playback = useCategoryPlayback(categories, isHidden);
  const { scores, loadedAt, age, ...scoreQuery } = useScores({
    limit: maxRowCount,
    switchCount: playback.switchCount,
    isStopped: !playback.isRunning || categories.length === 0,
    isHidden,
    snapshot,
  });

  useEffect(() => {
    if (!isFromServer || !scores || loadedAt === undefined) return undefined;
    // In a task of its own, so that the browser can paint the scores before.
    const timer = setTimeout(() =>
      saveBoardSnapshot({ loadedAt, categories: [...categories], scores }),
    );
    return () => clearTimeout(timer);
  }, [isFromServer, categories, scores, loadedAt]);

  const category = categories[playback.position];
  // The same array while a second passes, so that the table is not rendered anew.
  const ranked = useMemo(
    () =>
      category && scores
        ? rankScores(filterScoresByCategory(scores, category.id), category.name, maxRowCount)
        : [],
    [category, scores],
  );
  const longestList = Math.max(
    0,
    ...categories.map(({ id }) => (scores ? filterScoresByCategory(scores, id).length : 0)),
  );
  return {
    categories,
    category,
    playback,
    isHidden,
    longestList,
    ranked,
    isLoading: categoryQuery.isLoading || (scoreQuery.isLoading && category !== undefined),
    /** The last request failed, and there is nothing to show. */
    hasFailed: (scoreQuery.hasFailed && !scores) || (categoryQuery.hasFailed && !category),
    age,
  };
}
