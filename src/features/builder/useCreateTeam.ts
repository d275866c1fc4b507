import { useState } from 'react';
import { useStore } from 'react-redux';
import { endsSession } from '../../api/errors.ts';
import { useCreateTeamMutation } from '../../api/teamChanges.ts';
import type { SessionState } from '../../session/storage.ts';
import { readStoredSession } from '../../session/useSession.ts';
import { useToast } from '../../ui/useToast.ts';
import { copy } from './copy.ts';
import type { CreateDraft } from './draft.ts';
import { creationFailureText, refusedByServer, type SaveFailure } from './saveFailure.ts';
import { useDialogToast } from './useDialogToast.ts';
import { useSaving } from './useSaving.ts';

type Creation = { code: string; onDone: () => void; onBusy: (busy: boolean) => void };

/** Saves a new team of the signed-in club, once: what went wrong with it, or `onDone`. */
export function useCreateTeam({ code, onDone, onBusy }: Creation) {
  const store = useStore<{ session: SessionState }>();
  const toast = useToast();
  const toastFailure = useDialogToast();
  const [createTeam] = useCreateTeamMutation();
  const [failure, setFailure] = useState<SaveFailure>();

  const send = async ({ category, name, chosen }: CreateDraft) => {
    setFailure(undefined);
    // A session that the storage has lost meanwhile says so itself and leads to the sign-in.
    readStoredSession(store.dispatch);
    const { club } = store.getState().session;
    if (!club) return;
    if (!club.user) setFailure({ message: copy.create.noClub });
    else if (chosen.length === 0) setFailure({ message: copy.create.atLeast });
    else {
      const body = {
        team_name: name.trim(),
        category_id: category ?? 0,
        participant_ids: chosen.map(({ id }) => id),
        team_code: code,
      };
      const { data, error } = await createTeam({ body });
      if (data && data.success !== false) {
        toast.success(copy.create.done(name.trim()));
        onDone();
      } else if (!endsSession(error)) {
        const message = creationFailureText(error ?? { data });
        toastFailure(message);
        setFailure(refusedByServer(error, message));
      }
    }
  };
  return { ...useSaving(send, onBusy), failure, forgetFailure: () => setFailure(undefined) };
}
