import { useMemo } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { clubTeams } from '../../api/clubTeams.ts';

const { getBuilderTeam } = clubTeams.endpoints;

/**
 * A team as it is known when it is asked for, or as the server has it: for what happens after the
 * render, or after the screen is gone.
 */
export function useLatestTeam(teamId: number) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return useMemo(() => {
    const ask = async (forceRefetch: boolean) =>
      (await dispatch(getBuilderTeam.initiate({ teamId }, { subscribe: false, forceRefetch }))).data
        ?.data;
    return { read: () => ask(false), refresh: () => ask(true) };
  }, [dispatch, teamId]);
}
