import { useCallback } from 'react';
import { useLoginParticipantMutation } from '../../../api/participantAccount.ts';
import { brand } from '../../../brand.ts';
import { withRedirect } from '../../../lib/urls/redirectTarget.ts';
import { paths } from '../../../paths.ts';
import { participantSignedIn } from '../../../session/sessionSlice.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { FormPage } from '../../../ui/page/FormPage.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { copy as accountCopy } from '../copy.ts';
import { copy } from './copy.ts';
import { readParticipantSignIn } from './signInResponse.ts';
import { SignInForm } from './SignInForm.tsx';
import { useCompleteSignIn } from './useCompleteSignIn.ts';
import { useInvitation } from '../useInvitation.tsx';
import { useRedirectTarget } from './useRedirectTarget.ts';
import { Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

/** For somebody who follows an invitation and most likely has no account yet. */
export function SignUpFirst({ to }: { to: string }) {
  return (
    <>
      <Button component={Link} to={to} variant="contained" size="large" fullWidth>
        {copy.invitation.toSignUp}
      </Button>
      <Typography sx={orLine}>{copy.invitation.hasAccount}</Typography>
    </>
  );
}

/** A line with the text in the middle. */
const orLine = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  my: 3,
  color: 'text.secondary',
  '&::before, &::after': {
    content: '""',
    flex: 1,
    borderTop: '1px solid',
    borderColor: 'divider',
  },
};

const labels = { ...copy.participant, submit: copy.participant.submit(brand.name) };

export default function SignInPage() {
  usePageTitle(labels.submit);
  const signUpUrl = withRedirect(paths.signUp.href(), useRedirectTarget());
  const invitation = useInvitation(copy.invitation.lead);
  const [login] = useLoginParticipantMutation();
  const completeSignIn = useCompleteSignIn(participantSignedIn, paths.profile.href());

  const signIn = useCallback(
    async (body: { email: string; password: string }) => {
      const { data, error } = await login({ body });
      const session = readParticipantSignIn(data);
      if (session) await completeSignIn(session);
      return { isSignedIn: session !== undefined, error };
    },
    [login, completeSignIn],
  );

  return (
    <FormPage
      board={accountCopy.participantBoard}
      {...(invitation ?? { title: copy.participant.title, lead: copy.participant.lead })}
      links={
        <>
          {!invitation && (
            <AccountLink
              question={copy.participant.noAccount}
              label={copy.participant.toSignUp}
              to={signUpUrl}
            />
          )}
          <AccountLink
            question={copy.participant.isClub}
            label={copy.participant.toClubSignIn}
            to={paths.schoolClubLogin.href()}
          />
        </>
      }
    >
      {invitation && <SignUpFirst to={signUpUrl} />}
      <SignInForm
        labels={labels}
        submitVariant={invitation && 'outlined'}
        signIn={signIn}
        takesCardNumber
        forgottenPath={paths.forgotPassword.href()}
      />
    </FormPage>
  );
}
