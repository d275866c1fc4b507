import { type RefObject, useEffect } from 'react';
import { Typography } from '@mui/material';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { restoreFocus } from '../../../ui/dialogs/restoreFocus.ts';
import { copy } from '../copy.ts';
import type { useParticipantErasure } from './useParticipantErasure.ts';

type ErasureDialogProps = {
  erasure: ReturnType<typeof useParticipantErasure>;
  /** Receives the focus: the button that opened this dialog went with another one. */
  focusFallback: RefObject<HTMLElement | null>;
};

/** Names the pupil, says what goes and what stays, and erases. */
export function ErasureDialog({ erasure, focusFallback }: ErasureDialogProps) {
  const { participant, open, busy, confirm, close } = erasure;
  useEffect(() => {
    if (open || !participant) return undefined;
    const timer = setTimeout(() => {
      if (focusFallback.current) restoreFocus(focusFallback.current);
    });
    return () => clearTimeout(timer);
  }, [open, participant, focusFallback]);
  return (
    <ConfirmDialog
      open={open}
      title={copy.erasure.title(participant?.name ?? '')}
      confirmLabel={copy.erasure.confirm}
      danger
      busy={busy}
      onConfirm={confirm}
      onCancel={close}
    >
      <Typography sx={{ mb: 1.5 }}>{copy.erasure.goes}</Typography>
      <Typography>{copy.erasure.stays}</Typography>
    </ConfirmDialog>
  );
}
