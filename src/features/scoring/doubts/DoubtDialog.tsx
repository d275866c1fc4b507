import { Typography } from '@mui/material';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { copy } from './copy.ts';

type DoubtDialogProps = {
  /** What is unusual, a line each. */
  lines: readonly string[];
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks whether what is about to be saved is right. Enter does not save until its button has the focus. */
export const DoubtDialog = ({ lines, onConfirm, onCancel }: DoubtDialogProps) => (
  <ConfirmDialog
    open
    title={copy.title}
    confirmLabel={copy.confirm}
    cancelLabel={copy.check}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    {lines.map((line) => (
      <Typography key={line} sx={{ overflowWrap: 'anywhere' }}>
        {line}
      </Typography>
    ))}
  </ConfirmDialog>
);
