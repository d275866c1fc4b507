import { useCallback, useState } from 'react';
import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import { useRemoveClubParticipantMutation } from '../../api/clubMutations.ts';
import { errorText, isSessionExpired, isStatus } from '../../api/errors.ts';
import { useToast } from '../../ui/useToast.ts';
import { copy } from './copy.ts';

function removalErrorText(error: unknown): string {
  if (isSessionExpired(error)) return copy.removal.expired;
  if (isStatus(error, 403)) return copy.removal.denied;
  return errorText(error, { failed: copy.removal.failed, unreachable: copy.unreachable });
}

/**
 * Removes a participant from the club after a confirmation dialog. The row disappears at once, and
 * reappears if the server rejects the request.
 */
export function useParticipantRemoval(clubId: number) {
  const [remove] = useRemoveClubParticipantMutation();
  const toast = useToast();
  // The participant stays set while the dialog closes, so that the name remains visible.
  const [dialog, setDialog] = useState<{ open: boolean; participant?: ClubParticipant }>({
    open: false,
  });
  const closeDialog = useCallback(
    () => setDialog(({ participant }) => ({ open: false, participant })),
    [],
  );
  const openDialog = useCallback(
    (participant: ClubParticipant) => setDialog({ open: true, participant }),
    [],
  );

  const confirm = async () => {
    const { open, participant } = dialog;
    // A closing dialog can still be clicked.
    if (!open || !participant) return;
    closeDialog();
    const { data, error } = await remove({ id: clubId, participantId: participant.id });
    if (!data) toast.error(removalErrorText(error));
    else toast.success(copy.removal.removed);
  };
  return { dialog, openDialog, closeDialog, confirm };
}
