import { DialogContentText } from '@mui/material';
import { fieldErrors } from '../../api/errors.ts';
import { CurrentPasswordField } from '../../ui/forms/passwords/CurrentPasswordField.tsx';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { useServerForm } from '../../ui/forms/useServerForm.ts';
import { copy } from './copy.ts';
import { entryErrorText } from '../requests/errorText.ts';

type PasswordDialogProps<Data> = {
  title: string;
  text: string;
  confirm: string;
  danger?: boolean;
  /** Shown if the answer has no text. */
  failed: string;
  send: (body: { current_password: string }) => Promise<{ data?: Data; error?: unknown }>;
  onSent: (data: Data) => void;
  onClose: () => void;
};

/** Asks for the organiser's own password before something is done to another account, and does it. */
export function PasswordDialog<Data>(props: PasswordDialogProps<Data>) {
  const { title, text, confirm, danger, failed, send, onSent, onClose } = props;
  const { form, submit, busy, failure } = useServerForm({
    defaultValues: { current_password: '' },
    send,
    onSent,
    readFailure: (error) => ({
      fields: fieldErrors(error),
      message: entryErrorText(error, failed),
    }),
  });
  return (
    <FormDialog
      open
      danger={danger}
      busy={busy}
      title={title}
      confirmLabel={confirm}
      cancelLabel={copy.cancel}
      errorText={failure?.message}
      onSubmit={submit}
      onClose={onClose}
      onOpen={() => form.setFocus('current_password')}
    >
      <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
      <CurrentPasswordField control={form.control} />
    </FormDialog>
  );
}
