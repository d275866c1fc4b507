import type { BuilderTeam, TeamUpdate } from '../../../../openapi/schema.d.ts';
import { errorText, isSessionExpired } from '../../../api/errors.ts';
import { useUpdateTeamMutation } from '../../../api/teamMutations.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy } from '../copy.ts';
import { membersLeaderFirst } from '../members/members.ts';
import { useLatestTeam } from '../useLatestTeam.ts';

const toUpdate = (team: BuilderTeam): TeamUpdate => ({
  team_name: team.name,
  category_id: team.category_id,
  participant_ids: membersLeaderFirst(team).map(({ id }) => id),
});

const isSame = (one: TeamUpdate, other: TeamUpdate) =>
  JSON.stringify([one.team_name, one.category_id, one.participant_ids]) ===
  JSON.stringify([other.team_name, other.category_id, other.participant_ids]);

/**
 * Returns a function that gives a team its earlier name, category and members back, unless somebody
 * else has changed it after `saved`. It may be called after the component has unmounted.
 */
export function useUndoUpdate(before: BuilderTeam) {
  const toast = useToast();
  const [updateTeam] = useUpdateTeamMutation();
  const { refresh } = useLatestTeam(before.id);
  return async (saved: TeamUpdate) => {
    const latest = await refresh();
    if (latest && !isSame(toUpdate(latest), saved)) {
      toast.error(copy.edit.changedSince(latest.name));
      return;
    }
    const { data, error } = await updateTeam({
      teamId: before.id,
      'If-Match': latest?.version,
      body: toUpdate(before),
    });
    if (data) toast.success(copy.edit.undone(before.name));
    else if (!isSessionExpired(error))
      toast.error(errorText(error, { failed: copy.edit.failed, unreachable: copy.unreachable }));
  };
}
