import { type RefObject, useEffect } from 'react';
import { Typography } from '@mui/material';
import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { restoreFocus } from '../../ui/restoreFocus.ts';
import { copy } from './copy.ts';

type RemovalDialogProps = {
  open: boolean;
  participant?: ClubParticipant;
  onConfirm: () => void;
  onCancel: () => void;
  /** Receives the focus if the participant's row has been removed. */
  focusFallback: RefObject<HTMLElement | null>;
};

export function RemovalDialog({
  open,
  participant,
  onConfirm,
  onCancel,
  focusFallback,
}: RemovalDialogProps) {
  useEffect(() => {
    if (open || !participant) return undefined;
    // The closing dialog first restores the focus to the button that opened it.
    const timer = setTimeout(() => {
      if (focusFallback.current) restoreFocus(focusFallback.current);
    });
    return () => clearTimeout(timer);
  }, [open, participant, focusFallback]);
  return (
    <ConfirmDialog
      open={open}
      title={copy.removal.title}
      confirmLabel={copy.removal.confirm}
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        {copy.removal.question(participant?.name ?? '')}
      </Typography>
      <Typography>{copy.removal.accountStays}</Typography>
    </ConfirmDialog>
  );
}
