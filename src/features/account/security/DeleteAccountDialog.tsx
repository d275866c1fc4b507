import { useCallback, useId, useState } from 'react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useDeleteParticipantAccountMutation } from '../../../api/accountSecurity.ts';
import { fieldErrors, isSessionExpired } from '../../../api/errors.ts';
import { paths } from '../../../paths.ts';
import { signedOut } from '../../../session/sessionSlice.ts';
import { FormError } from '../../../ui/FormError.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { showFieldErrors } from '../../../ui/showFieldErrors.ts';
import { useSingleFlight } from '../../../ui/useSingleFlight.ts';
import { useToast } from '../../../ui/useToast.ts';
import { copy } from './copy.ts';
import { securityErrorText } from './securityErrorText.ts';

type DeleteAccountDialogProps = { open: boolean; onClose: () => void };

/** Says what is deleted and what stays, and asks for the password. */
export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const titleId = useId();
  const { form, submit, busy, errorText, reset } = useDeletion();
  const close = () => {
    if (busy) return;
    reset();
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{copy.deletion.question}</DialogTitle>
        <DialogContent>
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
          {errorText && <FormError message={errorText} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={close} disabled={busy}>
            {copy.deletion.cancel}
          </Button>
          <Button type="submit" variant="contained" color="error" loading={busy}>
            {copy.deletion.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
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
