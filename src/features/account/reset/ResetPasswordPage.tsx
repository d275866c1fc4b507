import { useState } from 'react';
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
  const words = isOwnershipTransfer ? copy.ownershipTransfer : copy.reset;
  usePageTitle(words.title);
  const { token, problem, refuse } = useResetLink(words.incomplete);
  const isUnusable = problem !== undefined;
  return (
    <AccountLayout
      board={isOwnershipTransfer ? accountCopy.clubBoard : accountCopy.participantBoard}
      title={words.title}
      lead={isUnusable ? words.unusableLead : words.lead}
      links={
        isOwnershipTransfer ? (
          <OwnershipTransferLinks isUnusable={isUnusable} />
        ) : (
          <ResetLinks isUnusable={isUnusable} />
        )
      }
    >
      {isUnusable ? (
        <FormError message={problem} />
      ) : (
        token && <ResetForm key={token} title={words.title} token={token} onRefused={refuse} />
      )}
      {isUnusable && !isOwnershipTransfer && <RequestButtons />}
    </AccountLayout>
  );
}

/** The token of the link, and why it cannot be used, as far as it is known. */
function useResetLink(incomplete: string) {
  const { token, wasRead } = useLinkToken();
  // The server does not get what follows the `#`.
  const isKnown = useIsHydrated();
  const [refused, setRefused] = useState<{ token: string; message: string }>();
  const refuse = (message: string) => setRefused({ token, message });
  if (refused?.token === token) return { token, problem: refused.message, refuse };
  const missing = wasRead ? copy.openAgain : incomplete;
  return {
    token: isKnown ? token : '',
    problem: isKnown && !token ? missing : undefined,
    refuse,
  };
}

type LinksProps = { /** Nothing else on the page leads on. */ isUnusable: boolean };

function RequestButtons() {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 3 }}>
      <Button variant="contained" size="large" component={Link} to={paths.forgotPassword.href()}>
        {copy.reset.toRequest}
      </Button>
      <Button
        variant="outlined"
        size="large"
        component={Link}
        to={paths.schoolClubForgotPassword.href()}
      >
        {copy.reset.toClubRequest}
      </Button>
    </Box>
  );
}

function ResetLinks({ isUnusable }: LinksProps) {
  if (isUnusable)
    return (
      <AccountLink
        question={copy.request.question}
        label={copy.request.toSignIn}
        to={paths.signIn.href()}
      />
    );
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
function OwnershipTransferLinks({ isUnusable }: LinksProps) {
  const { question, toDashboard, toHome } = copy.ownershipTransfer;
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{question}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          variant={isUnusable ? 'contained' : 'outlined'}
          component={Link}
          to={paths.schoolClubDashboard.href()}
        >
          {toDashboard}
        </Button>
        <Button component={Link} to={paths.home.href()}>
          {toHome}
        </Button>
      </Box>
    </>
  );
}

type ResetFormProps = {
  title: string;
  token: string;
  /** The server does not know the token, or no longer: no other password helps. */
  onRefused: (message: string) => void;
};

function ResetForm({ title, token, onRefused }: ResetFormProps) {
  const { form, submit, busy, failure } = useResetPassword(token, onRefused);
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

function useResetPassword(token: string, onRefused: (message: string) => void) {
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
      if (failure.fields.token) onRefused(failure.fields.token);
      return failure;
    },
  });
}
