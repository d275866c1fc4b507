import { useMemo } from 'react';
import { clubTeams } from '../../api/clubTeams.ts';
import { useApiDispatch } from '../../api/useApiDispatch.ts';

const { getBuilderTeam } = clubTeams.endpoints;

/**
 * Returns functions that read a team from the cache or refetch it, for use after the render or
 * after the component has unmounted.
 */
export function useLatestTeam(teamId: number) {
  const dispatch = useApiDispatch();
  return useMemo(() => {
    const fetchTeam = async (forceRefetch: boolean) =>
      (await dispatch(getBuilderTeam.initiate({ teamId }, { subscribe: false, forceRefetch }))).data
        ?.data;
    return { read: () => fetchTeam(false), refresh: () => fetchTeam(true) };
  }, [dispatch, teamId]);
}
