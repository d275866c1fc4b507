import { useState } from 'react';
import type { BoardCategory } from '../scores/boardSnapshot.ts';
import { useSearchParamsUpdate } from '../../../ui/lists/useSearchParamsUpdate.ts';

const searchParam = 'category';

/**
 * The category that the board stays on. It is stored in the URL, so that it survives a reload; an
 * unknown category counts as none.
 */
export function usePinnedCategory(categories: readonly BoardCategory[]) {
  const [searchParams, setSearchParams] = useSearchParamsUpdate();
  const [id, setId] = useState(() => Number(searchParams.get(searchParam)));
  const position = categories.findIndex((category) => category.id === id);
  const write = (value: string | undefined) =>
    setSearchParams(
      (current) => {
        if (value === undefined) current.delete(searchParam);
        else current.set(searchParam, value);
        return current;
      },
      { replace: true },
    );
  return {
    isPinned: position >= 0,
    pinnedPosition: position,
    pin: (index: number) => {
      const category = categories[index];
      if (!category) return;
      setId(category.id);
      write(String(category.id));
    },
    unpin: () => {
      setId(0);
      write(undefined);
    },
  };
}
