import { useState } from 'react';
import type { BuilderTeam } from '../../../../openapi/schema.d.ts';
import { errorText, isSessionExpired } from '../../../api/errors.ts';
import { useUpdateTeamMutation } from '../../../api/teamMutations.ts';
import { useToast } from '../../../ui/useToast.ts';
import { copy } from '../copy.ts';
import type { EditDraft } from './draft.ts';
import { toSaveError, type SaveError } from '../saveError.ts';
import { useDialogErrorToast } from '../useDialogErrorToast.ts';
import { useSaving } from './useSaving.ts';

type UpdateTeamOptions = {
  /** The latest known version. */
  team: BuilderTeam;
  onDone: () => void;
  /**
   * The server rejected the update. The next attempt may be based on the newest version, which is
   * being fetched.
   */
  onRejected: () => void;
  onBusy: (busy: boolean) => void;
};

/** Saves a changed team, one request at a time. Calls `onDone` or returns a failure. */
export function useUpdateTeam({ team, onDone, onRejected, onBusy }: UpdateTeamOptions) {
  const toast = useToast();
  const showErrorToast = useDialogErrorToast();
  const [updateTeam] = useUpdateTeamMutation();
  const [failure, setFailure] = useState<SaveError>();

  const submit = async ({ category, name, chosen, version }: EditDraft) => {
    setFailure(chosen.length === 0 ? { message: copy.edit.tooFewMembers } : undefined);
    if (chosen.length === 0) return;
    const body = {
      team_name: name.trim(),
      category_id: category ?? team.category_id,
      participant_ids: chosen.map(({ id }) => id),
    };
    const { data, error } = await updateTeam({
      teamId: team.id,
      'If-Match': version ?? team.version,
      body,
    });
    if (data) {
      toast.success(copy.edit.done(name.trim()));
      onDone();
    } else if (!isSessionExpired(error)) {
      const message = errorText(error, { failed: copy.edit.failed, unreachable: copy.unreachable });
      showErrorToast(message);
      setFailure(toSaveError(error, message));
      onRejected();
    }
  };
  return { ...useSaving(submit, onBusy), failure, clearFailure: () => setFailure(undefined) };
}
