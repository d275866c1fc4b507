import { useCallback, useState } from 'react';
import { DialogContentText, Stack } from '@mui/material';
import { useForm } from 'react-hook-form';
import { useRequestHandOverMutation } from '../../../api/accountSecurity.ts';
import { fieldErrors, isSessionExpired } from '../../../api/errors.ts';
import { FormField } from '../../../ui/FormField.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { showFieldErrors } from '../../../ui/showFieldErrors.ts';
import { useSingleFlight } from '../../../ui/useSingleFlight.ts';
import { useToast } from '../../../ui/useToast.ts';
import { copy } from './copy.ts';
import { SecurityDialog } from './SecurityDialog.tsx';
import { securityErrorText } from './securityErrorText.ts';

type HandOverDialogProps = { open: boolean; onClose: () => void };

/** Sends the new manager of the club a link to take it over. */
export function HandOverDialog({ open, onClose }: HandOverDialogProps) {
  const { form, submit, busy, errorText, reset } = useHandOver(onClose);
  return (
    <SecurityDialog
      open={open}
      title={copy.handOver.question}
      confirmLabel={copy.handOver.confirm}
      busy={busy}
      errorText={errorText}
      onSubmit={submit}
      onClose={() => {
        reset();
        onClose();
      }}
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
        <PasswordField
          control={form.control}
          name="current_password"
          label={copy.password.current}
          autoComplete="current-password"
          rules={{ required: copy.password.rules.current }}
        />
      </Stack>
    </SecurityDialog>
  );
}

const emptyForm = { email: '', current_password: '' };

function useHandOver(onSent: () => void) {
  const form = useForm({ defaultValues: emptyForm });
  const [requestHandOver] = useRequestHandOverMutation();
  const [errorText, setErrorText] = useState<string>();
  const toast = useToast();

  const send = useCallback(
    async ({ email, current_password }: typeof emptyForm) => {
      setErrorText(undefined);
      const { data, error } = await requestHandOver({
        body: { email: email.trim(), current_password },
      });
      if (data) {
        form.reset();
        onSent();
        toast.success(data.message || copy.handOver.done);
        return;
      }
      if (isSessionExpired(error)) return;
      const shown = showFieldErrors(form, fieldErrors(error), ['email', 'current_password']);
      const text = securityErrorText(error, copy.handOver.failed);
      if (!shown.includes(text)) setErrorText(text);
    },
    [form, onSent, requestHandOver, toast],
  );
  const reset = () => {
    form.reset();
    setErrorText(undefined);
  };

  const { run, busy } = useSingleFlight(send);
  return { form, submit: form.handleSubmit(run), busy, errorText, reset };
}
