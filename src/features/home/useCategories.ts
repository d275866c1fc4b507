import { useEffect } from 'react';
import { useListCategoriesQuery } from '../../api/categories.ts';
import { roundSeconds } from './rotation.ts';

/** The categories of the board. While they cannot be had they are asked for once a round, so that it comes back by itself. */
export function useCategories(hidden: boolean) {
  const { data, error, isLoading, refetch } = useListCategoriesQuery();
  const missing = data === undefined && error !== undefined;

  useEffect(() => {
    if (!missing || hidden) return undefined;
    const clock = setInterval(() => void refetch(), roundSeconds * 1000);
    return () => clearInterval(clock);
  }, [missing, hidden, refetch]);

  return { categories: data?.data ?? [], isLoading };
}
