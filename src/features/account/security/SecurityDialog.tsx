import { type FormEventHandler, type ReactNode, useId } from 'react';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { FormError } from '../../../ui/FormError.tsx';
import { copy } from './copy.ts';

type SecurityDialogProps = {
  open: boolean;
  title: string;
  /** The fields of the form, and what to know before. */
  children: ReactNode;
  confirmLabel: string;
  /** Red confirm button, for what cannot be undone. */
  danger?: boolean;
  /** While the request is pending: the buttons are disabled and the dialog cannot be closed. */
  busy: boolean;
  errorText: string | undefined;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
};

/** A form that changes the account after the password was typed again. */
export function SecurityDialog(props: SecurityDialogProps) {
  const { open, title, children, confirmLabel, danger = false, busy, errorText } = props;
  const titleId = useId();
  const close = () => {
    if (!busy) props.onClose();
  };
  return (
    <Dialog open={open} onClose={close} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={props.onSubmit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {children}
          {errorText && <FormError message={errorText} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={close} disabled={busy}>
            {copy.cancel}
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
