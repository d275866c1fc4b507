import { errorText, isSessionExpired } from '../../../api/errors.ts';
import { useUpdateTeamMutation } from '../../../api/teamMutations.ts';
import { copy } from '../copy.ts';
import { useLatestTeam } from '../useLatestTeam.ts';
import { type MemberChange, membersLeaderFirst, validateChange, applyChange } from './members.ts';

type SaveHandlers = {
  onDone: (change: MemberChange) => void;
  /** `text` is undefined if no error should be shown. */
  onFailed: (change: MemberChange, text: string | undefined) => void;
};

/** What is shown if the server has said nothing. */
export const failedTexts = {
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
