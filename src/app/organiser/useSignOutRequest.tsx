import { type ReactNode, useState } from 'react';
import { copy as scoresCopy } from '../../features/organiser/scores/copy.ts';
import { useWaitingScores } from '../../features/organiser/scores/queue/waitingScores.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useOrganiserSignOut } from './useOrganiserSignOut.ts';

const copy = scoresCopy.signOut;

/**
 * Returns a function that signs the organiser out, and the dialog that asks before if scores that were
 * entered in this browser have not reached the server.
 */
export function useSignOutRequest(organiserId: number): {
  request: () => void;
  dialog: ReactNode;
} {
  const signOut = useOrganiserSignOut();
  const { length: unsent } = useWaitingScores(organiserId);
  const [isAsking, setIsAsking] = useState(false);
  return {
    request: () => {
      if (unsent > 0) setIsAsking(true);
      else signOut();
    },
    dialog: (
      <ConfirmDialog
        open={isAsking}
        danger
        title={copy.title}
        confirmLabel={copy.confirm}
        cancelLabel={copy.stay}
        onConfirm={signOut}
        onCancel={() => setIsAsking(false)}
      >
        {copy.text(unsent)}
      </ConfirmDialog>
    ),
  };
}
