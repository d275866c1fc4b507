import { endsSession } from '../../api/errors.ts';
import { useUpdateTeamMutation } from '../../api/teamChanges.ts';
import { copy } from './copy.ts';
import { changeFailureText } from './failureText.ts';
import { type Change, peopleOf, refusalOf, withChange } from './members.ts';
import { useLatestTeam } from './useLatestTeam.ts';

type Outcome = {
  onDone: (change: Change) => void;
  /** Without a text there is nothing to say. */
  onFailed: (change: Change, text: string | undefined) => void;
};

const failedTexts = {
  add: copy.manage.addFailed,
  restore: copy.manage.addFailed,
  remove: copy.manage.removeFailed,
};

/**
 * Gives a function that makes one change of a team's members on the server, and ends once what the
 * server then has is known here.
 */
export function useSendChange(teamId: number, { onDone, onFailed }: Outcome) {
  const [updateTeam] = useUpdateTeamMutation();
  const { read, refresh } = useLatestTeam(teamId);
  return async (change: Change) => {
    const team = await read();
    const before = team ? peopleOf(team) : [];
    const refusal = refusalOf(before, change);
    if (!team || refusal !== undefined) {
      onFailed(change, refusal);
      return;
    }
    const { error } = await updateTeam({
      teamId,
      'If-Match': team.version,
      body: {
        team_name: team.name,
        category_id: team.category_id,
        participant_ids: withChange(before, change).map(({ id }) => id),
      },
    });
    if (error === undefined) onDone(change);
    else
      onFailed(
        change,
        endsSession(error) ? undefined : changeFailureText(error, failedTexts[change.kind]),
      );
    await refresh();
  };
}
