import { useCallback, useState } from 'react';
import { DialogContentText } from '@mui/material';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useDeleteParticipantAccountMutation } from '../../../api/accountSecurity.ts';
import { fieldErrors, isSessionExpired } from '../../../api/errors.ts';
import { paths } from '../../../paths.ts';
import { signedOut } from '../../../session/sessionSlice.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { showFieldErrors } from '../../../ui/showFieldErrors.ts';
import { useSingleFlight } from '../../../ui/useSingleFlight.ts';
import { useToast } from '../../../ui/useToast.ts';
import { copy } from './copy.ts';
import { SecurityDialog } from './SecurityDialog.tsx';
import { securityErrorText } from './securityErrorText.ts';

type DeleteAccountDialogProps = { open: boolean; onClose: () => void };

/** Says what is deleted and what stays, and asks for the password. */
export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const { form, submit, busy, errorText, reset } = useDeletion();
  return (
    <SecurityDialog
      open={open}
      title={copy.deletion.question}
      confirmLabel={copy.deletion.confirm}
      danger
      busy={busy}
      errorText={errorText}
      onSubmit={submit}
      onClose={() => {
        reset();
        onClose();
      }}
    >
      <DialogContentText component="ul" sx={{ mt: 0, mb: 2, pl: 2.5 }}>
        {copy.deletion.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </DialogContentText>
      <PasswordField
        control={form.control}
        name="current_password"
        label={copy.password.current}
        autoComplete="current-password"
        rules={{ required: copy.password.rules.current }}
      />
    </SecurityDialog>
  );
}

function useDeletion() {
  const form = useForm({ defaultValues: { current_password: '' } });
  const [deleteAccount] = useDeleteParticipantAccountMutation();
  const [errorText, setErrorText] = useState<string>();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const toast = useToast();

  const send = useCallback(
    async (body: { current_password: string }) => {
      setErrorText(undefined);
      const { data, error } = await deleteAccount({ body });
      if (data) {
        dispatch(signedOut('participant'));
        toast.success(copy.deletion.done);
        await navigate(paths.home.href(), { replace: true });
        return;
      }
      if (isSessionExpired(error)) return;
      const shown = showFieldErrors(form, fieldErrors(error), ['current_password']);
      const text = securityErrorText(error, copy.deletion.failed);
      if (!shown.includes(text)) setErrorText(text);
    },
    [deleteAccount, dispatch, form, navigate, toast],
  );
  const reset = () => {
    form.reset();
    setErrorText(undefined);
  };

  const { run, busy } = useSingleFlight(send);
  return { form, submit: form.handleSubmit(run), busy, errorText, reset };
}
