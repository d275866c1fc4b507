import { type ReactNode, useId } from 'react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { focusElement } from './restoreFocus.ts';
import { copy } from '../copy.ts';

type MessageDialogProps = {
  open: boolean;
  title: string;
  children: ReactNode;
  onClose: () => void;
  /** Called after the closing transition, when the page may take the focus. */
  onExited?: () => void;
};

/** A message that the user has to acknowledge. */
export function MessageDialog({ open, title, children, onClose, onExited }: MessageDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} component="div" sx={{ overflowWrap: 'anywhere' }}>
          {children}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={onClose} ref={focusElement}>
          {copy.ok}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
