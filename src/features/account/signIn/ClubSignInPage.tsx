import { useCallback } from 'react';
import { useLoginClubMutation } from '../../../api/clubAccount.ts';
import { withRedirect } from '../../../lib/urls/redirectTarget.ts';
import { paths } from '../../../paths.ts';
import { clubSignedIn } from '../../../session/sessionSlice.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { FormPage } from '../../../ui/page/FormPage.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { copy as accountCopy } from '../copy.ts';
import { copy } from './copy.ts';
import { readClubSignIn } from './signInResponse.ts';
import { SignInForm } from './SignInForm.tsx';
import { useCompleteSignIn } from './useCompleteSignIn.ts';
import { useRedirectTarget } from './useRedirectTarget.ts';

export default function ClubSignInPage() {
  usePageTitle(copy.club.title);
  const redirectTarget = useRedirectTarget();
  const [login] = useLoginClubMutation();
  const completeSignIn = useCompleteSignIn(clubSignedIn, paths.schoolClubDashboard.href());

  const signIn = useCallback(
    async (body: { email: string; password: string }) => {
      const { data, error } = await login({ body });
      const session = readClubSignIn(data);
      if (session) await completeSignIn(session);
      return { isSignedIn: session !== undefined, error };
    },
    [login, completeSignIn],
  );

  return (
    <FormPage
      board={accountCopy.clubBoard}
      title={copy.club.title}
      lead={copy.club.lead}
      links={
        <>
          <AccountLink
            question={copy.club.noAccount}
            label={copy.club.toRegister}
            to={withRedirect(paths.schoolClubRegister.href(), redirectTarget)}
          />
          <AccountLink
            question={copy.club.isParticipant}
            label={copy.club.toParticipantSignIn}
            to={paths.signIn.href()}
          />
        </>
      }
    >
      <SignInForm
        labels={copy.club}
        signIn={signIn}
        forgottenPath={paths.schoolClubForgotPassword.href()}
      />
    </FormPage>
  );
}
