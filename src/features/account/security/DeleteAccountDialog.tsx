import { DialogContentText } from '@mui/material';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useDeleteParticipantAccountMutation } from '../../../api/accountSecurity.ts';
import { paths } from '../../../paths.ts';
import { signedOut } from '../../../session/sessionSlice.ts';
import { CurrentPasswordField } from '../../../ui/forms/passwords/CurrentPasswordField.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useServerForm } from '../../../ui/forms/useServerForm.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { copy } from './copy.ts';
import { readSecurityFailure } from './securityErrorText.ts';

type DeleteAccountDialogProps = { open: boolean; onClose: () => void };

/** Says what is deleted and what stays, and asks for the password. */
export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const { form, submit, busy, failure, reset } = useDeletion();
  return (
    <FormDialog
      open={open}
      title={copy.deletion.question}
      confirmLabel={copy.deletion.confirm}
      danger
      cancelLabel={copy.cancel}
      busy={busy}
      errorText={failure?.message}
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
      <CurrentPasswordField control={form.control} />
    </FormDialog>
  );
}

function useDeletion() {
  const [deleteAccount] = useDeleteParticipantAccountMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  return useServerForm({
    defaultValues: { current_password: '' },
    send: (body) => deleteAccount({ body }),
    onSent: async () => {
      dispatch(signedOut('participant'));
      toast.success(copy.deletion.done);
      await navigate(paths.home.href(), { replace: true });
    },
    readFailure: (error) => readSecurityFailure(error, copy.deletion.failed),
  });
}
