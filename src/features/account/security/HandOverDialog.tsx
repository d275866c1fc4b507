import { DialogContentText, Stack } from '@mui/material';
import { useRequestHandOverMutation } from '../../../api/accountSecurity.ts';
import { FormField } from '../../../ui/FormField.tsx';
import { CurrentPasswordField } from '../../../ui/CurrentPasswordField.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useServerForm } from '../../../ui/useServerForm.ts';
import { useToast } from '../../../ui/useToast.ts';
import { copy } from './copy.ts';
import { readSecurityFailure } from './securityErrorText.ts';

type HandOverDialogProps = { open: boolean; onClose: () => void };

/** Sends the new manager of the club a link to take it over. */
export function HandOverDialog({ open, onClose }: HandOverDialogProps) {
  const { form, submit, busy, failure, close } = useHandOver(onClose);
  return (
    <FormDialog
      open={open}
      title={copy.handOver.question}
      confirmLabel={copy.handOver.confirm}
      cancelLabel={copy.cancel}
      busy={busy}
      errorText={failure?.message}
      onSubmit={submit}
      onClose={close}
    >
      <DialogContentText sx={{ mb: 2 }}>{copy.handOver.explanation}</DialogContentText>
      <Stack useFlexGap spacing={1.5}>
        <FormField
          control={form.control}
          name="email"
          label={copy.handOver.email}
          type="email"
          autoComplete="off"
          htmlInput={{ inputMode: 'email' }}
          rules={{ validate: (email) => email.trim() !== '' || copy.handOver.emailRule }}
        />
        <CurrentPasswordField control={form.control} />
      </Stack>
    </FormDialog>
  );
}

function useHandOver(onClose: () => void) {
  const [requestHandOver] = useRequestHandOverMutation();
  const toast = useToast();
  const { reset, ...form } = useServerForm({
    defaultValues: { email: '', current_password: '' },
    send: ({ email, current_password }) =>
      requestHandOver({ body: { email: email.trim(), current_password } }),
    onSent: ({ message }) => {
      close();
      toast.success(message || copy.handOver.done);
    },
    readFailure: (error) => readSecurityFailure(error, copy.handOver.failed),
  });
  const close = () => {
    reset();
    onClose();
  };
  return { ...form, close };
}
