import { useState } from 'react';
import type { ClubParticipant } from '../../../../openapi/schema.d.ts';
import { useEraseClubParticipantMutation } from '../../../api/clubMutations.ts';
import { errorText } from '../../../api/errors.ts';
import { useSingleFlight } from '../../../ui/hooks/useSingleFlight.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy } from '../copy.ts';

/** Erases a pupil whom the club manages, after a question: that cannot be undone. */
export function useParticipantErasure(clubId: number) {
  const [erase] = useEraseClubParticipantMutation();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  // Stays set while the dialog closes, so that the name remains visible.
  const [participant, setParticipant] = useState<ClubParticipant>();
  const { run, busy } = useSingleFlight(async ({ id }: ClubParticipant) => {
    const { data, error } = await erase({ id: clubId, participantId: id });
    if (data) toast.success(data.message);
    else
      toast.error(errorText(error, { failed: copy.erasure.failed, unreachable: copy.unreachable }));
    setOpen(false);
  });
  return {
    open,
    busy,
    participant,
    ask: (asked: ClubParticipant) => {
      setParticipant(asked);
      setOpen(true);
    },
    confirm: () => {
      // A closing dialog can still be clicked.
      if (open && participant) void run(participant);
    },
    close: () => setOpen(false),
  };
}
