import { Typography } from '@mui/material';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { MessageDialog } from '../../../ui/dialogs/MessageDialog.tsx';
import { copy } from '../copy.ts';
import type { ClubEdit } from './useClubEdit.ts';

type ClubEditDialogsProps = {
  edit: ClubEdit;
  isConfirmingDiscard: boolean;
  onDiscardClosed: () => void;
  /** Focuses the button that opens the form. */
  focusToggle: () => void;
};

export function ClubEditDialogs({
  edit: { outcome, closeOutcome, close, form },
  isConfirmingDiscard,
  onDiscardClosed,
  focusToggle,
}: ClubEditDialogsProps) {
  const { discard } = copy.edit;
  return (
    <>
      <ConfirmDialog
        open={isConfirmingDiscard}
        danger
        title={discard.title}
        confirmLabel={discard.confirm}
        cancelLabel={discard.stay}
        onConfirm={() => {
          onDiscardClosed();
          close();
        }}
        onCancel={onDiscardClosed}
      >
        {discard.text}
      </ConfirmDialog>
      <MessageDialog
        open={outcome?.open ?? false}
        title={outcome?.title ?? ''}
        onClose={closeOutcome}
        onExited={() => {
          if (outcome?.focusTarget === 'toggle') focusToggle();
          else if (outcome?.focusTarget) form.setFocus(outcome.focusTarget);
        }}
      >
        {outcome?.text}
        {outcome?.reason && (
          <Typography sx={{ mt: 1, color: 'text.primary' }}>{outcome.reason}</Typography>
        )}
      </MessageDialog>
    </>
  );
}
