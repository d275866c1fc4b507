import { useEffect } from 'react';
import { useListCategoriesQuery } from '../../../api/categories.ts';
import type { BoardCategory } from '../scores/boardSnapshot.ts';
import { secondsPerCategory } from './rotation.ts';

/** A board may stay open for days: new categories are looked for this often. */
const refreshSeconds = 300;

const noCategories: BoardCategory[] = [];

/**
 * Loads the categories of the board. Until they are loaded, `savedCategories` are used. After an
 * error the request is repeated as often as the category changes, so the board recovers by itself.
 */
export function useCategories(isHidden: boolean, savedCategories = noCategories) {
  const { data, error, isLoading, refetch } = useListCategoriesQuery();
  const hasFailed = data === undefined && error !== undefined;
  const interval = (hasFailed ? secondsPerCategory : refreshSeconds) * 1000;

  useEffect(() => {
    if (isHidden) return undefined;
    const timer = setInterval(() => void refetch(), interval);
    return () => clearInterval(timer);
  }, [interval, isHidden, refetch]);

  const categories: readonly BoardCategory[] = data?.data ?? savedCategories;
  return {
    categories,
    isLoading: isLoading && categories.length === 0,
    hasFailed,
    isFromServer: data !== undefined,
  };
}
