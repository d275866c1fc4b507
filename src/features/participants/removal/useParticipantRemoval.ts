import { useCallback, useState } from 'react';
import type { ClubParticipant } from '../../../../openapi/schema.d.ts';
import {
  useRemoveClubParticipantMutation,
  useRestoreClubParticipantMutation,
} from '../../../api/clubMutations.ts';
import { errorText, isSessionExpired, isStatus } from '../../../api/errors.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy } from '../copy.ts';

function removalErrorText(error: unknown): string {
  if (isSessionExpired(error)) return copy.removal.expired;
  if (isStatus(error, 403)) return copy.removal.denied;
  return errorText(error, { failed: copy.removal.failed, unreachable: copy.unreachable });
}

/** Returns the names, or only their number if there are many. */
const nameAll = (names: readonly string[]) =>
  names.length > 3
    ? copy.removal.several(formatNumber(names.length))
    : new Intl.ListFormat('id').format(names);

/**
 * Removes participants from the club after a confirmation dialog. Their rows disappear at once, and
 * reappear if the server rejects the request.
 */
export function useParticipantRemoval(clubId: number) {
  const [remove] = useRemoveClubParticipantMutation();
  const [restore] = useRestoreClubParticipantMutation();
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

  const undoRemoval = async (removed: readonly ClubParticipant[]) => {
    const restored: string[] = [];
    for (const { id, name } of removed) {
      const { data, error } = await restore({ id: clubId, participantId: id });
      if (data) restored.push(name);
      else {
        const failed = copy.removal.restoreFailed(name);
        toast.error(errorText(error, { failed, unreachable: copy.unreachable }));
        if (isSessionExpired(error)) break;
      }
    }
    if (restored.length > 0) toast.success(copy.removal.restored(nameAll(restored)));
  };
  const confirm = async () => {
    const { open, participants } = dialog;
    // A closing dialog can still be clicked.
    if (!open || participants.length === 0) return;
    closeDialog();
    const removed: ClubParticipant[] = [];
    let isRestorable = true;
    let isOver = false;
    for (const participant of participants) {
      const { data, error } = await remove({ id: clubId, participantId: participant.id });
      if (data) {
        removed.push(participant);
        isRestorable &&= data.restorable === true;
      } else {
        toast.error(removalErrorText(error));
        isOver = isSessionExpired(error);
        // Each of the others would be rejected for the same reason.
        if (isOver) break;
      }
    }
    const names = copy.removal.removedNames(nameAll(removed.map(({ name }) => name)));
    // Who has no account of their own has nothing to come back with.
    const canReturn = removed.some(({ managed }) => !managed);
    const detail = isOver && canReturn ? `${names} ${copy.removal.comeBack}` : names;
    // Without a session, taking it back would be rejected, too.
    const undo = isRestorable && !isOver ? { undo: () => void undoRemoval(removed) } : {};
    if (removed.length === participants.length)
      toast.success(copy.removal.removed, { detail, ...undo });
    else if (removed.length > 0)
      toast.info(
        copy.removal.removedSome(formatNumber(removed.length), formatNumber(participants.length)),
        { detail, ...undo },
      );
  };
  return { dialog, openDialog, closeDialog, confirm };
}
