import { type RefObject, useEffect } from 'react';
import { Typography } from '@mui/material';
import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { takeLostFocus } from '../../ui/takeLostFocus.ts';
import { copy } from './copy.ts';

type RemovalDialogProps = {
  open: boolean;
  participant?: ClubParticipant;
  onConfirm: () => void;
  onCancel: () => void;
  /** What takes the focus where the row that had it is gone. */
  after: RefObject<HTMLElement | null>;
};

/** Asks before a participant is removed from the club. */
export function RemovalDialog({
  open,
  participant,
  onConfirm,
  onCancel,
  after,
}: RemovalDialogProps) {
  useEffect(() => {
    if (open || !participant) return undefined;
    // The dialog first gives the focus back to the button that opened it.
    const timer = setTimeout(() => {
      if (after.current) takeLostFocus(after.current);
    });
    return () => clearTimeout(timer);
  }, [open, participant, after]);
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
