import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BoardCategory } from '../scores/boardSnapshot.ts';

const searchParam = 'category';

/**
 * The category that the board stays on. It is stored in the URL, so that it survives a reload; an
 * unknown category counts as none.
 */
export function usePinnedCategory(categories: readonly BoardCategory[]) {
  const [searchParams, setSearchParams] = useSearchParams();
  const [id, setId] = useState(() => Number(searchParams.get(searchParam)));
  const position = categories.findIndex((category) => category.id === id);
  const write = (value: string | undefined) =>
    setSearchParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === undefined) next.delete(searchParam);
        else next.set(searchParam, value);
        return next;
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
