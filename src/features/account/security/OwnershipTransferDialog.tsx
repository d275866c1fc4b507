import { DialogContentText, Stack } from '@mui/material';
import { useRequestOwnershipTransferMutation } from '../../../api/accountSecurity.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { CurrentPasswordField } from '../../../ui/forms/passwords/CurrentPasswordField.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useServerForm } from '../../../ui/forms/useServerForm.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy } from './copy.ts';
import { readSecurityFailure } from './securityErrorText.ts';

type OwnershipTransferDialogProps = { open: boolean; onClose: () => void };

/** Sends the new manager of the club a link to take it over. */
export function OwnershipTransferDialog({ open, onClose }: OwnershipTransferDialogProps) {
  const { form, submit, busy, failure, close } = useOwnershipTransfer(onClose);
  return (
    <FormDialog
      open={open}
      title={copy.ownershipTransfer.question}
      confirmLabel={copy.ownershipTransfer.confirm}
      cancelLabel={copy.cancel}
      busy={busy}
      errorText={failure?.message}
      onSubmit={submit}
      onClose={close}
    >
      <DialogContentText sx={{ mb: 2 }}>{copy.ownershipTransfer.explanation}</DialogContentText>
      <Stack useFlexGap spacing={1.5}>
        <FormField
          control={form.control}
          name="email"
          label={copy.ownershipTransfer.email}
          type="email"
          autoComplete="off"
          htmlInput={{ inputMode: 'email' }}
          rules={{ validate: (email) => email.trim() !== '' || copy.ownershipTransfer.emailRule }}
        />
        <CurrentPasswordField control={form.control} />
      </Stack>
    </FormDialog>
  );
}

function useOwnershipTransfer(onClose: () => void) {
  const [requestOwnershipTransfer] = useRequestOwnershipTransferMutation();
  const toast = useToast();
  const { reset, ...form } = useServerForm({
    defaultValues: { email: '', current_password: '' },
    send: ({ email, current_password }) =>
      requestOwnershipTransfer({ body: { email: email.trim(), current_password } }),
    onSent: ({ message }) => {
      close();
      toast.success(message || copy.ownershipTransfer.done);
    },
    readFailure: (error) => readSecurityFailure(error, copy.ownershipTransfer.failed),
  });
  const close = () => {
    reset();
    onClose();
  };
  return { ...form, close };
}
