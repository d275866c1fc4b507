import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BoardCategory } from './boardMemory.ts';

const parameter = 'category';

/**
 * The category that the board stays on. It stands in the address, so that it is the same after a
 * reload; an unknown one counts as none.
 */
export function useHeldCategory(categories: readonly BoardCategory[]) {
  const [search, setSearch] = useSearchParams();
  const [id, setId] = useState(() => Number(search.get(parameter)));
  const position = categories.findIndex((category) => category.id === id);
  return {
    held: position >= 0,
    heldAt: position,
    hold: (place: number) => {
      const category = categories[place];
      if (!category) return;
      setId(category.id);
      setSearch({ [parameter]: String(category.id) }, { replace: true });
    },
    letGo: () => {
      setId(0);
      setSearch({}, { replace: true });
    },
  };
}
