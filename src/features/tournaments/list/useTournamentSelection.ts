import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readSelection, type TournamentSelection, writeSelection } from './selection.ts';

/** All tournaments, from the first page. */
export const everything: TournamentSelection = { category: undefined, month: undefined, page: 1 };

/** Where the list stores its selection: in the URL, or in the state of the component. */
export type SelectionStorage = 'url' | 'component';

/**
 * Returns the selection of the tournament list and its setter. In the URL it replaces the history
 * entry, so that Back leaves the list.
 */
export function useTournamentSelection(
  storage: SelectionStorage,
): [TournamentSelection, (selection: TournamentSelection) => void] {
  const [searchParams, setSearchParams] = useSearchParams();
  const [local, setLocal] = useState<TournamentSelection>(everything);
  if (storage === 'component') return [local, setLocal];
  return [
    readSelection(searchParams),
    (selection) =>
      setSearchParams((current) => writeSelection(current, selection), {
        replace: true,
        preventScrollReset: true,
      }),
  ];
}
