import { type RefObject, useEffect } from 'react';
import { Button, Typography } from '@mui/material';
import type { ClubParticipant } from '../../../../openapi/schema.d.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { restoreFocus } from '../../../ui/dialogs/restoreFocus.ts';
import { copy } from '../copy.ts';
import { ErasureDialog } from './ErasureDialog.tsx';
import { useParticipantErasure } from './useParticipantErasure.ts';

type RemovalDialogProps = {
  clubId: number;
  open: boolean;
  participants: readonly ClubParticipant[];
  onConfirm: () => void;
  onCancel: () => void;
  /** Receives the focus if the participants' rows have been removed. */
  focusFallback: RefObject<HTMLElement | null>;
};

export function RemovalDialog({
  clubId,
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
  const erasure = useParticipantErasure(clubId);
  const [first, second] = participants;
  const only = second ? undefined : first;
  return (
    <>
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
        <Typography>{consequenceText(participants)}</Typography>
        {only?.managed && (
          <Button
            color="error"
            sx={{ mt: 1, ml: -2 }}
            onClick={() => {
              onCancel();
              erasure.ask(only);
            }}
          >
            {copy.erasure.now}
          </Button>
        )}
      </ConfirmDialog>
      <ErasureDialog erasure={erasure} focusFallback={focusFallback} />
    </>
  );
}

/** What becomes of the accounts: nobody else could delete one that the club manages. */
function consequenceText(participants: readonly ClubParticipant[]): string {
  const managed = participants.filter((participant) => participant.managed).length;
  if (managed === 0) return copy.removal.accountStays;
  return participants.length === 1
    ? copy.removal.managedGoes
    : copy.removal.someManagedGo(formatNumber(managed));
}
