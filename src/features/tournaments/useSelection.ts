import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readSelection, type Selection, writeSelection } from './selection.ts';

/**
 * Where the list keeps what it shows: in the page's address, or only as long as it stands there.
 */
export type SelectionPlace = 'address' | 'here';

/**
 * What the list shows, and a function that changes it. In the address it replaces the entry, so
 * that Back leaves the list.
 */
export function useSelection(place: SelectionPlace): [Selection, (selection: Selection) => void] {
  const [search, setSearch] = useSearchParams();
  const [here, setHere] = useState<Selection>({ category: undefined, page: 1 });
  if (place === 'here') return [here, setHere];
  return [
    readSelection(search),
    (selection) =>
      setSearch((current) => writeSelection(current, selection), {
        replace: true,
        preventScrollReset: true,
      }),
  ];
}
