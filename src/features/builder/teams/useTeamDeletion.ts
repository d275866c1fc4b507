import { useCallback, useState } from 'react';
import type { BuilderTeam } from '../../../../openapi/schema.d.ts';
import { errorText, isSessionExpired } from '../../../api/errors.ts';
import { useDeleteTeamMutation, useRestoreTeamMutation } from '../../../api/teamMutations.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy } from '../copy.ts';

/**
 * Deletes a team after a confirmation dialog. The row disappears at once, and reappears if the
 * server rejects the request.
 */
export function useTeamDeletion() {
  const [deleteTeam] = useDeleteTeamMutation();
  const [restoreTeam] = useRestoreTeamMutation();
  const toast = useToast();
  // The team stays set while the dialog closes, so that its name remains visible.
  const [dialog, setDialog] = useState<{ open: boolean; team?: BuilderTeam }>({ open: false });
  const openDialog = useCallback((team: BuilderTeam) => setDialog({ open: true, team }), []);
  const close = () => setDialog(({ team }) => ({ open: false, team }));
  const restore = async ({ id, name }: BuilderTeam) => {
    const { data, error } = await restoreTeam({ teamId: id });
    if (data) toast.success(data.message || copy.remove.restored(name));
    else if (!isSessionExpired(error))
      toast.error(
        errorText(error, { failed: copy.remove.restoreFailed, unreachable: copy.unreachable }),
      );
  };
  const remove = async (team: BuilderTeam) => {
    const { data, error } = await deleteTeam({ teamId: team.id });
    if (error === undefined)
      toast.success(copy.remove.done(team.name), {
        ...(data?.restorable && { undo: () => void restore(team) }),
      });
    else if (!isSessionExpired(error))
      toast.error(errorText(error, { failed: copy.remove.failed, unreachable: copy.unreachable }));
  };
  return {
    dialog,
    openDialog,
    cancel: close,
    confirm: () => {
      // A closing dialog can still be clicked.
      if (!dialog.open || !dialog.team) return;
      close();
      void remove(dialog.team);
    },
  };
}
