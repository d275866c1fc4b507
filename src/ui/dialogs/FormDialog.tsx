import { type FormEventHandler, type ReactNode, useId } from 'react';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { FormError } from '../forms/FormError.tsx';

type FormDialogProps = {
  open: boolean;
  title: string;
  /** The fields of the form, and what to know before. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Red confirm button, for what cannot be undone. */
  danger?: boolean;
  /** While the request is pending: the buttons are disabled and the dialog cannot be closed. */
  busy: boolean;
  errorText: string | undefined;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  /** For the focus. */
  onOpen?: () => void;
  /** Called after the closing transition; whoever sets it takes the focus. */
  onExited?: () => void;
  /** A further button, at the other end of the row. */
  action?: ReactNode;
};

/** A dialog with a form of a few fields. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, danger = false } = props;
  const { busy, errorText, onOpen, onExited, action } = props;
  const titleId = useId();
  const close = () => {
    if (!busy) props.onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
      disableRestoreFocus={onExited !== undefined}
      slotProps={{ transition: { onEnter: onOpen, onExited } }}
    >
      <form noValidate onSubmit={props.onSubmit}>
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>
          {children}
          {errorText && <FormError message={errorText} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: action ? 'wrap' : undefined }}>
          {action && <Box sx={{ mr: 'auto' }}>{action}</Box>}
          <Button onClick={close} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={danger ? 'error' : 'primary'}
            loading={busy}
          >
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
