import { useState } from 'react';
import { useStore } from 'react-redux';
import { isSessionExpired } from '../../../api/errors.ts';
import { useCreateTeamMutation } from '../../../api/teamMutations.ts';
import type { SessionState } from '../../../session/storage.ts';
import { syncStoredSession } from '../../../session/useSession.ts';
import { useToast } from '../../../ui/useToast.ts';
import { copy } from '../copy.ts';
import type { CreateDraft } from './draft.ts';
import { createErrorText, toSaveError, type SaveError } from '../saveError.ts';
import { useDialogErrorToast } from '../useDialogErrorToast.ts';
import { useSaving } from './useSaving.ts';

type CreateTeamOptions = { code: string; onDone: () => void; onBusy: (busy: boolean) => void };

/**
 * Creates a team for the signed-in club, one request at a time. Calls `onDone` or returns a
 * failure.
 */
export function useCreateTeam({ code, onDone, onBusy }: CreateTeamOptions) {
  const store = useStore<{ session: SessionState }>();
  const toast = useToast();
  const showErrorToast = useDialogErrorToast();
  const [createTeam] = useCreateTeamMutation();
  const [failure, setFailure] = useState<SaveError>();

  const submit = async ({ category, name, chosen }: CreateDraft) => {
    setFailure(undefined);
    // If the stored session is gone, this signs the club out, which redirects to the sign-in page.
    syncStoredSession(store.dispatch);
    const { club } = store.getState().session;
    if (!club) return;
    if (!club.user) setFailure({ message: copy.create.noClub });
    else if (chosen.length === 0) setFailure({ message: copy.create.tooFewMembers });
    else {
      const body = {
        team_name: name.trim(),
        category_id: category ?? 0,
        participant_ids: chosen.map(({ id }) => id),
        team_code: code,
      };
      const { data, error } = await createTeam({ body });
      if (data) {
        toast.success(copy.create.done(name.trim()));
        onDone();
      } else if (!isSessionExpired(error)) {
        const message = createErrorText(error);
        showErrorToast(message);
        setFailure(toSaveError(error, message));
      }
    }
  };
  return { ...useSaving(submit, onBusy), failure, clearFailure: () => setFailure(undefined) };
}
