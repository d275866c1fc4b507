import { useCallback } from 'react';
import { useLoginParticipantMutation } from '../../api/participantAccount.ts';
import { brand } from '../../brand.ts';
import { withReturn } from '../../lib/returnAddress.ts';
import { paths } from '../../paths.ts';
import { participantSignedIn } from '../../session/sessionSlice.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { AccountLink } from './AccountLink.tsx';
import { copy } from './copy.ts';
import { readSignIn } from './signedIn.ts';
import { SignInForm } from './SignInForm.tsx';
import { useSignedIn } from './useSignedIn.ts';
import { useWayBack } from './useWayBack.ts';

const words = { ...copy.signIn, submit: copy.signIn.submit(brand.name) };

/** Signs a participant in. */
export default function SignInPage() {
  usePageTitle(words.submit);
  const back = useWayBack();
  const [login] = useLoginParticipantMutation();
  const open = useSignedIn(participantSignedIn, paths.profile.href());

  const signIn = useCallback(
    async (body: { email: string; password: string }) => {
      const { data, error } = await login({ body });
      const session = readSignIn(data);
      if (session) await open(session);
      return { signedIn: session !== undefined, error };
    },
    [login, open],
  );

  return (
    <AccountFrame
      board={copy.board}
      title={copy.signIn.title}
      lead={copy.signIn.lead}
      links={
        <>
          <AccountLink
            question={copy.signIn.noAccount}
            label={copy.signIn.toSignUp}
            to={withReturn(paths.signUp.href(), back)}
          />
          <AccountLink
            question={copy.signIn.isClub}
            label={copy.signIn.toClubSignIn}
            to={paths.schoolClubLogin.href()}
          />
        </>
      }
    >
      <SignInForm words={words} signIn={signIn} />
    </AccountFrame>
  );
}
