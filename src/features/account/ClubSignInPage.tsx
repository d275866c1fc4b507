import { useCallback } from 'react';
import { useLoginClubMutation } from '../../api/clubAccount.ts';
import { withReturn } from '../../lib/returnAddress.ts';
import { paths } from '../../paths.ts';
import { clubSignedIn } from '../../session/sessionSlice.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { AccountLink } from './AccountLink.tsx';
import { copy } from './copy.ts';
import { readClubSignIn } from './signedIn.ts';
import { SignInForm } from './SignInForm.tsx';
import { useSignedIn } from './useSignedIn.ts';
import { useWayBack } from './useWayBack.ts';

/** Signs a school club in. */
export default function ClubSignInPage() {
  usePageTitle(copy.clubSignIn.title);
  const back = useWayBack();
  const [login] = useLoginClubMutation();
  const open = useSignedIn(clubSignedIn, paths.schoolClubDashboard.href());

  const signIn = useCallback(
    async (body: { email: string; password: string }) => {
      const { data, error } = await login({ body });
      const session = readClubSignIn(data);
      if (session) await open(session);
      return { signedIn: session !== undefined, error };
    },
    [login, open],
  );

  return (
    <AccountFrame
      board={copy.clubBoard}
      title={copy.clubSignIn.title}
      lead={copy.clubSignIn.lead}
      links={
        <>
          <AccountLink
            question={copy.clubSignIn.noAccount}
            label={copy.clubSignIn.toRegister}
            to={withReturn(paths.schoolClubRegister.href(), back)}
          />
          <AccountLink
            question={copy.clubSignIn.isParticipant}
            label={copy.clubSignIn.toParticipantSignIn}
            to={paths.signIn.href()}
          />
        </>
      }
    >
      <SignInForm words={copy.clubSignIn} signIn={signIn} />
    </AccountFrame>
  );
}
