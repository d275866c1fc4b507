import { useEffect } from 'react';
import { useListCategoriesQuery } from '../../api/categories.ts';
import type { BoardCategory } from './boardMemory.ts';
import { roundSeconds } from './rotation.ts';

/** A board may stand for days: it asks this often whether there is a new category. */
const renewalSeconds = 300;

const none: BoardCategory[] = [];

/**
 * The categories of the board. While they cannot be had, the remembered ones stand, and the others
 * are asked for once a round, so that it comes back by itself.
 */
export function useCategories(hidden: boolean, remembered = none) {
  const { data, error, isLoading, refetch } = useListCategoriesQuery();
  const missing = data === undefined && error !== undefined;
  const interval = (missing ? roundSeconds : renewalSeconds) * 1000;

  useEffect(() => {
    if (hidden) return undefined;
    const clock = setInterval(() => void refetch(), interval);
    return () => clearInterval(clock);
  }, [interval, hidden, refetch]);

  const categories: readonly BoardCategory[] = data?.data ?? remembered;
  return {
    categories,
    isLoading: isLoading && categories.length === 0,
    missing,
    fresh: data !== undefined,
  };
}
