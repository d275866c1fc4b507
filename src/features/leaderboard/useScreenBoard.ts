import { useEffect, useState } from 'react';
import { scoresOf } from '../../api/scoresOf.ts';
import { rankScores } from '../../lib/scoreRanking.ts';
import { useDocumentHidden } from '../../ui/useDocumentHidden.ts';
import { recallBoard, rememberBoard } from './boardMemory.ts';
import { screenRows } from './screenRows.ts';
import { useCategories } from './useCategories.ts';
import { useScores } from './useScores.ts';
import { useScreenPlay } from './useScreenPlay.ts';

/**
 * Everything that the full-screen board shows, for a table `height` pixels high: live, or as it was
 * remembered.
 */
export function useScreenBoard(height: number) {
  const hidden = useDocumentHidden();
  const [remembered] = useState(() => recallBoard());
  const { categories, isLoading, missing, fresh } = useCategories(hidden, remembered?.categories);
  const play = useScreenPlay(categories, hidden);
  const { scores, loadedAt, failed, age, ...loading } = useScores({
    switches: play.switches,
    still: !play.running || categories.length === 0,
    hidden,
    remembered,
  });

  useEffect(() => {
    if (fresh && scores && loadedAt !== undefined)
      rememberBoard({ loadedAt, categories: [...categories], scores });
  }, [fresh, categories, scores, loadedAt]);

  const category = categories[play.position];
  const longest = Math.max(
    0,
    ...categories.map(({ id }) => (scores ? scoresOf(scores, id).length : 0)),
  );
  const rows = screenRows(height, longest);
  return {
    categories,
    category,
    play,
    hidden,
    rows,
    ranked:
      category && scores ? rankScores(scoresOf(scores, category.id), category.name, rows) : [],
    loading: isLoading || (loading.isLoading && category !== undefined),
    /** Nothing to show, and the last attempt failed. */
    empty: (failed && !scores) || (missing && !category),
    age,
  };
}
