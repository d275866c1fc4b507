import { Box, Button, Stack, Typography } from '@mui/material';
import { Link, useMatch, useNavigate } from 'react-router-dom';
import type { AccountKind } from '../../../../openapi/types.ts';
import { useResetPasswordMutation } from '../../../api/accountSecurity.ts';
import { paths, signInPaths } from '../../../paths.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { useLinkToken } from '../../../ui/hooks/useLinkToken.ts';
import { useIsHydrated } from '../../../ui/states/useIsHydrated.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { useServerForm } from '../../../ui/forms/useServerForm.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { AccountLayout } from '../AccountLayout.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { copy as accountCopy } from '../copy.ts';
import { emptyPasswordForm, NewPasswordFields } from '../security/NewPasswordFields.tsx';
import { readSecurityFailure } from '../security/securityErrorText.ts';
import { copy } from './copy.ts';

/**
 * Sets a new password with the token that follows the `#` of a link; the URL tells whether the link
 * also hands a club over.
 */
export default function ResetPasswordPage() {
  const isOwnershipTransfer = useMatch(paths.schoolClubOwnershipTransfer.pattern) !== null;
  const { title, lead, incomplete } = isOwnershipTransfer ? copy.ownershipTransfer : copy.reset;
  usePageTitle(title);
  const { token, wasRead } = useLinkToken();
  // The server does not get what follows the `#`.
  const isKnown = useIsHydrated();
  return (
    <AccountLayout
      board={isOwnershipTransfer ? accountCopy.clubBoard : accountCopy.participantBoard}
      title={title}
      lead={lead}
      links={isOwnershipTransfer ? <OwnershipTransferLinks /> : <RequestLinks />}
    >
      {isKnown && token && <ResetForm key={token} title={title} token={token} />}
      {isKnown && !token && <FormError message={wasRead ? copy.openAgain : incomplete} />}
    </AccountLayout>
  );
}

function RequestLinks() {
  return (
    <>
      <AccountLink
        question={copy.reset.question}
        label={copy.reset.toRequest}
        to={paths.forgotPassword.href()}
      />
      <AccountLink label={copy.reset.toClubRequest} to={paths.schoolClubForgotPassword.href()} />
    </>
  );
}

/** The dashboard asks whoever is not signed in to do so. */
function OwnershipTransferLinks() {
  const { question, toDashboard, toHome } = copy.ownershipTransfer;
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{question}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="outlined" component={Link} to={paths.schoolClubDashboard.href()}>
          {toDashboard}
        </Button>
        <Button component={Link} to={paths.home.href()}>
          {toHome}
        </Button>
      </Box>
    </>
  );
}

function ResetForm({ title, token }: { title: string; token: string }) {
  const { form, submit, busy, failure } = useResetPassword(token);
  return (
    <Stack
      component="form"
      noValidate
      aria-label={title}
      onSubmit={submit}
      useFlexGap
      spacing={1.5}
    >
      <NewPasswordFields control={form.control} />
      {failure && <FormError {...failure} />}
      <SubmitButton label={copy.reset.submit} busyLabel={copy.reset.submitting} busy={busy} />
    </Stack>
  );
}

function useResetPassword(token: string) {
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
    readFailure: (error) => readSecurityFailure(error, copy.reset.failed),
  });
}
