import { Box, Skeleton } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import type { AccountKind } from '../../../../openapi/types.ts';
import { useResetPasswordMutation } from '../../../api/accountSecurity.ts';
import { signInPaths } from '../../../paths.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { useServerForm } from '../../../ui/forms/useServerForm.ts';
import { visuallyHidden } from '../../../ui/styles/styles.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { ChangedPasswordFields, emptyPasswordForm } from '../ChangedPasswordFields.tsx';
import { readSecurityFailure } from '../security/securityErrorText.ts';
import { copy } from './copy.ts';

type ResetFormProps = {
  title: string;
  token: string;
  /** The server does not know the token, or no longer: no other password helps. */
  onRefused: () => void;
};

export function ResetForm({ title, token, onRefused }: ResetFormProps) {
  const { form, submit, busy, failure } = useResetPassword(token, onRefused);
  return (
    <Box component="form" noValidate aria-label={title} onSubmit={submit} sx={formStyles}>
      <ChangedPasswordFields control={form.control} />
      {failure && <FormError {...failure} />}
      <SubmitButton label={copy.reset.submit} busyLabel={copy.reset.submitting} busy={busy} />
    </Box>
  );
}

/** As high as the form that comes in its place. */
export const ResetFormSkeleton = () => (
  <Box role="status" sx={formStyles}>
    <Box component="span" sx={visuallyHidden}>
      {copy.checking}
    </Box>
    <Skeleton variant="rounded" height={56} sx={{ mb: '35px' }} />
    <Skeleton variant="rounded" height={56} sx={{ mb: '23px' }} />
    <Skeleton variant="rounded" height={48} />
  </Box>
);

const formStyles = { display: 'grid', gap: 1.5 };

function useResetPassword(token: string, onRefused: () => void) {
  const [resetPassword] = useResetPasswordMutation();
  const toast = useToast();
  const navigate = useNavigate();
  return useServerForm({
    defaultValues: emptyPasswordForm,
    send: ({ password }) => resetPassword({ body: { token, password } }),
    onSent: async (data) => {
      toast.success(copy.reset.done);
      // The used link is not kept in the history.
      const kind: AccountKind = data.kind;
      await navigate(signInPaths[kind].href(), { replace: true });
    },
    readFailure: (error) => {
      const failure = readSecurityFailure(error, copy.reset.failed);
      if (failure.fields.token) onRefused();
      return failure;
    },
  });
}
