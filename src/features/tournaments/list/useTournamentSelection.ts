import { useState } from 'react';
import { readSelection, type TournamentSelection, writeSelection } from './selection.ts';
import { useSearchParamsUpdate } from '../../../ui/lists/useSearchParamsUpdate.ts';

/** All tournaments, from the first page. */
export const everything: TournamentSelection = {
  search: undefined,
  category: undefined,
  month: undefined,
  page: 1,
};

/** Where the list stores its selection: in the URL, or in the state of the component. */
export type SelectionStorage = 'url' | 'component';

/**
 * Returns the selection of the tournament list, and what changes some of it. In the URL it replaces the history
 * entry, so that Back leaves the list.
 */
export function useTournamentSelection(
  storage: SelectionStorage,
): [TournamentSelection, (changes: Partial<TournamentSelection>) => void] {
  const [searchParams, setSearchParams] = useSearchParamsUpdate();
  const [local, setLocal] = useState<TournamentSelection>(everything);
  if (storage === 'component')
    return [local, (changes) => setLocal((current) => ({ ...current, ...changes }))];
  return [
    readSelection(searchParams),
    (changes) =>
      setSearchParams(
        (current) => writeSelection(current, { ...readSelection(current), ...changes }),
        { replace: true, preventScrollReset: true },
      ),
  ];
}
