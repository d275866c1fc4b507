import { useCallback, useState } from 'react';
import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import { useRemoveClubParticipantMutation } from '../../api/clubChanges.ts';
import { endsSession, isNetworkError, serverMessage } from '../../api/errors.ts';
import { useToast } from '../../ui/useToast.ts';
import { copy } from './copy.ts';

const isDenied = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 403;

/** What is said when a participant could not be removed. */
function failureText(error: unknown): string {
  if (endsSession(error)) return copy.removal.expired;
  if (isDenied(error)) return copy.removal.denied;
  return serverMessage(error) ?? (isNetworkError(error) ? copy.unreachable : copy.removal.failed);
}

/**
 * Removes participants from a club after a question: whom it is about, and what came of it as a
 * toast. The row goes at once, and comes back where the server refuses.
 */
export function useParticipantRemoval(clubId: number) {
  const [remove] = useRemoveClubParticipantMutation();
  const toast = useToast();
  // The name stays when the dialog closes, for as long as it fades.
  const [question, setQuestion] = useState<{ open: boolean; participant?: ClubParticipant }>({
    open: false,
  });
  const close = useCallback(
    () => setQuestion(({ participant }) => ({ open: false, participant })),
    [],
  );
  const ask = useCallback(
    (participant: ClubParticipant) => setQuestion({ open: true, participant }),
    [],
  );

  const confirm = async () => {
    const { open, participant } = question;
    // A dialog that is fading can still be clicked.
    if (!open || !participant) return;
    close();
    const { data, error } = await remove({ id: clubId, participantId: participant.id });
    if (!data || data.success === false) toast.error(failureText(error ?? { data }));
    else toast.success(copy.removal.removed);
  };
  return { question, ask, close, confirm };
}
