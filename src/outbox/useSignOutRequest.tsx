import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx';
import { copy } from './copy.ts';
import { useMaySend } from './useMaySend.ts';
import { countText, useWaitingEntries } from './waitingEntries.ts';

const { title, text, unstored, confirm, stay } = copy.signOut;

/**
 * Returns a function that signs an organiser or a volunteer out with `signOut`, and the dialog that
 * asks before if something that this session sends has not reached the server.
 */
export function useSignOutRequest(signOut: () => void): { request: () => void; dialog: ReactNode } {
  const unsent = useWaitingEntries().filter(useMaySend());
  const message = unsent.some(({ isUnstored }) => isUnstored) ? unstored : text;
  const [isAsking, setIsAsking] = useState(false);
  return {
    request: () => {
      if (unsent.length > 0) setIsAsking(true);
      else signOut();
    },
    dialog: (
      <ConfirmDialog
        open={isAsking}
        danger
        title={title}
        confirmLabel={confirm}
        cancelLabel={stay}
        onConfirm={signOut}
        onCancel={() => setIsAsking(false)}
      >
        {message(countText(unsent))}
      </ConfirmDialog>
    ),
  };
}
