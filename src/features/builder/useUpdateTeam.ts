import { useState } from 'react';
import type { BuilderTeam } from '../../../openapi/schema.d.ts';
import { endsSession } from '../../api/errors.ts';
import { useUpdateTeamMutation } from '../../api/teamChanges.ts';
import { useToast } from '../../ui/useToast.ts';
import { copy } from './copy.ts';
import type { EditDraft } from './draft.ts';
import { changeFailureText } from './failureText.ts';
import { refusedByServer, type SaveFailure } from './saveFailure.ts';
import { useDialogToast } from './useDialogToast.ts';
import { useSaving } from './useSaving.ts';

type Update = {
  /** As it is now. */
  team: BuilderTeam;
  onDone: () => void;
  /**
   * The server did not take it: what is saved next may stand on the newest team, which is on its
   * way.
   */
  onRefused: () => void;
  onBusy: (busy: boolean) => void;
};

/** Saves a changed team, once: what went wrong with it, or `onDone`. */
export function useUpdateTeam({ team, onDone, onRefused, onBusy }: Update) {
  const toast = useToast();
  const toastFailure = useDialogToast();
  const [updateTeam] = useUpdateTeamMutation();
  const [failure, setFailure] = useState<SaveFailure>();

  const send = async ({ category, name, chosen, version }: EditDraft) => {
    setFailure(chosen.length === 0 ? { message: copy.edit.atLeast } : undefined);
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
    if (data && data.success !== false) {
      toast.success(copy.edit.done(name.trim()));
      onDone();
    } else if (!endsSession(error)) {
      const message = changeFailureText(error ?? { data }, copy.edit.failed);
      toastFailure(message);
      setFailure(refusedByServer(error, message));
      onRefused();
    }
  };
  return { ...useSaving(send, onBusy), failure, forgetFailure: () => setFailure(undefined) };
}
