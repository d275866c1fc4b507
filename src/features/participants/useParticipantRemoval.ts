import { useCallback, useState } from 'react';
import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import { useRemoveClubParticipantMutation } from '../../api/clubMutations.ts';
import { errorText, isSessionExpired, isStatus } from '../../api/errors.ts';
import { formatNumber } from '../../lib/formatNumber.ts';
import { useToast } from '../../ui/useToast.ts';
import { copy } from './copy.ts';

function removalErrorText(error: unknown): string {
  if (isSessionExpired(error)) return copy.removal.expired;
  if (isStatus(error, 403)) return copy.removal.denied;
  return errorText(error, { failed: copy.removal.failed, unreachable: copy.unreachable });
}

/**
 * Removes participants from the club after a confirmation dialog. Their rows disappear at once, and
 * reappear if the server rejects the request.
 */
export function useParticipantRemoval(clubId: number) {
  const [remove] = useRemoveClubParticipantMutation();
  const toast = useToast();
  // The participants stay set while the dialog closes, so that their names remain visible.
  const [dialog, setDialog] = useState<{ open: boolean; participants: ClubParticipant[] }>({
    open: false,
    participants: [],
  });
  const closeDialog = useCallback(
    () => setDialog(({ participants }) => ({ open: false, participants })),
    [],
  );
  const openDialog = useCallback(
    (...participants: ClubParticipant[]) => setDialog({ open: true, participants }),
    [],
  );

  const confirm = async () => {
    const { open, participants } = dialog;
    // A closing dialog can still be clicked.
    if (!open || participants.length === 0) return;
    closeDialog();
    let removedCount = 0;
    for (const { id } of participants) {
      const { data, error } = await remove({ id: clubId, participantId: id });
      if (data) removedCount += 1;
      else {
        toast.error(removalErrorText(error));
        // Each of the others would be rejected for the same reason.
        if (isSessionExpired(error)) return;
      }
    }
    if (removedCount === participants.length) toast.success(copy.removal.removed);
    else if (removedCount > 0)
      toast.info(
        copy.removal.removedSome(formatNumber(removedCount), formatNumber(participants.length)),
      );
  };
  return { dialog, openDialog, closeDialog, confirm };
}
