import { useMemo } from 'react';
import { useListClubsQuery } from '../../api/clubs.ts';
import { activeClubs } from './clubList.ts';

/** Every active club; nothing while they are on their way, and where they failed to come. */
export function useActiveClubs() {
  const { currentData, isFetching, refetch } = useListClubsQuery();
  const clubs = useMemo(() => activeClubs(currentData), [currentData]);
  return { clubs, failed: clubs === undefined && !isFetching, retry: () => void refetch() };
}
