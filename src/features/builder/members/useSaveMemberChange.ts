import { useMemo } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { clubTeams } from '../../../api/clubTeams.ts';
import { errorText, isSessionExpired } from '../../../api/errors.ts';
import { useUpdateTeamMutation } from '../../../api/teamMutations.ts';
import { copy } from '../copy.ts';
import { type MemberChange, membersLeaderFirst, validateChange, applyChange } from './members.ts';

const { getBuilderTeam } = clubTeams.endpoints;

type SaveHandlers = {
  onDone: (change: MemberChange) => void;
  /** `text` is undefined if no error should be shown. */
  onFailed: (change: MemberChange, text: string | undefined) => void;
};

const failedTexts = {
  add: copy.manage.addFailed,
  restore: copy.manage.addFailed,
  remove: copy.manage.removeFailed,
};

/**
 * Returns a function that saves one member change. It resolves after the team has been refetched.
 */
export function useSaveMemberChange(teamId: number, { onDone, onFailed }: SaveHandlers) {
  const [updateTeam] = useUpdateTeamMutation();
  const { read, refresh } = useLatestTeam(teamId);
  return async (change: MemberChange) => {
    const team = await read();
    const currentPeople = team ? membersLeaderFirst(team) : [];
    const invalidText = validateChange(currentPeople, change);
    if (!team || invalidText !== undefined) {
      onFailed(change, invalidText);
      return;
    }
    const { error } = await updateTeam({
      teamId,
      'If-Match': team.version,
      body: {
        team_name: team.name,
        category_id: team.category_id,
        participant_ids: applyChange(currentPeople, change).map(({ id }) => id),
      },
    });
    if (error === undefined) onDone(change);
    else
      onFailed(
        change,
        isSessionExpired(error)
          ? undefined
          : errorText(error, { failed: failedTexts[change.kind], unreachable: copy.unreachable }),
      );
    await refresh();
  };
}

/**
 * Returns functions that read a team from the cache or refetch it, for use after the render or
 * after the component has unmounted.
 */
function useLatestTeam(teamId: number) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return useMemo(() => {
    const fetchTeam = async (forceRefetch: boolean) =>
      (await dispatch(getBuilderTeam.initiate({ teamId }, { subscribe: false, forceRefetch }))).data
        ?.data;
    return { read: () => fetchTeam(false), refresh: () => fetchTeam(true) };
  }, [dispatch, teamId]);
}
