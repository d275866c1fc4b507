import { Typography } from '@mui/material';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { MessageDialog } from '../../ui/MessageDialog.tsx';
import { copy } from './copy.ts';
import type { ClubEdit } from './useClubEdit.ts';

type EditDialogsProps = {
  edit: ClubEdit;
  /** Whether it is to be asked if the changes may go. */
  asking: boolean;
  onAnswered: () => void;
  /** Gives the focus to the button that opens the form. */
  toToggle: () => void;
};

/** What the edit form has to ask and to say. */
export function EditDialogs({
  edit: { outcome, acknowledge, close, form },
  asking,
  onAnswered,
  toToggle,
}: EditDialogsProps) {
  const { discard } = copy.edit;
  return (
    <>
      <ConfirmDialog
        open={asking}
        danger
        title={discard.title}
        confirmLabel={discard.confirm}
        cancelLabel={discard.stay}
        onConfirm={() => {
          onAnswered();
          close();
        }}
        onCancel={onAnswered}
      >
        {discard.text}
      </ConfirmDialog>
      <MessageDialog
        open={outcome?.open ?? false}
        title={outcome?.title ?? ''}
        onClose={acknowledge}
        onExited={() => {
          if (outcome?.next === 'toggle') toToggle();
          else if (outcome?.next) form.setFocus(outcome.next);
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
