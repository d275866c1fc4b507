import { type RefObject, useEffect } from 'react';
import { Typography } from '@mui/material';
import type { ClubParticipant } from '../../../openapi/schema.d.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { restoreFocus } from '../../ui/dialogs/restoreFocus.ts';
import { copy } from './copy.ts';

type RemovalDialogProps = {
  open: boolean;
  participants: readonly ClubParticipant[];
  onConfirm: () => void;
  onCancel: () => void;
  /** Receives the focus if the participants' rows have been removed. */
  focusFallback: RefObject<HTMLElement | null>;
};

export function RemovalDialog({
  open,
  participants,
  onConfirm,
  onCancel,
  focusFallback,
}: RemovalDialogProps) {
  useEffect(() => {
    if (open || participants.length === 0) return undefined;
    // The closing dialog first restores the focus to the button that opened it.
    const timer = setTimeout(() => {
      if (focusFallback.current) restoreFocus(focusFallback.current);
    });
    return () => clearTimeout(timer);
  }, [open, participants, focusFallback]);
  const [first, second] = participants;
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
        {copy.removal.question(
          second ? copy.removal.several(formatNumber(participants.length)) : (first?.name ?? ''),
        )}
      </Typography>
      <Typography sx={{ mb: 1.5 }}>{copy.removal.undo}</Typography>
      <Typography>{copy.removal.accountStays}</Typography>
    </ConfirmDialog>
  );
}
