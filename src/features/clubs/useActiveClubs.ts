import { useMemo } from 'react';
import { useListClubsQuery } from '../../api/clubs.ts';
import { activeClubs } from './clubList.ts';

/** Returns the active clubs; undefined while loading and if loading failed. */
export function useActiveClubs() {
  const { currentData, isFetching, refetch } = useListClubsQuery();
  const clubs = useMemo(() => activeClubs(currentData), [currentData]);
  return { clubs, hasFailed: clubs === undefined && !isFetching, retry: () => void refetch() };
}
