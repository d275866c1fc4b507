import { useCallback } from 'react';
import { Box } from '@mui/material';
import { useLoginOrganiserMutation } from '../../../api/organisers.ts';
import { paths } from '../../../paths.ts';
import { organiserSignedIn } from '../../../session/sessionSlice.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { FormPage } from '../../../ui/page/FormPage.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { SignInForm } from '../signIn/SignInForm.tsx';
import { useCompleteSignIn } from '../signIn/useCompleteSignIn.ts';
import { copy } from './copy.ts';

export default function OrganiserSignInPage() {
  usePageTitle(copy.signIn.title);
  const [login] = useLoginOrganiserMutation();
  const completeSignIn = useCompleteSignIn(organiserSignedIn, paths.organiser.href());

  const signIn = useCallback(
    async (body: { email: string; password: string }) => {
      const { data, error } = await login({ body });
      const isSignedIn = Boolean(data?.token && data.user);
      if (data && isSignedIn) await completeSignIn(data);
      return { isSignedIn, error };
    },
    [login, completeSignIn],
  );

  return (
    // The page has no layout around it.
    <Box component="main" id="content" sx={{ minHeight: '100svh', '--board-top': '0px' }}>
      <FormPage
        board={{ ...copy.board, standsAlone: true }}
        title={copy.signIn.title}
        lead={copy.signIn.lead}
        links={<AccountLink label={copy.signIn.toHome} to={paths.home.href()} />}
      >
        <SignInForm
          labels={copy.signIn}
          signIn={signIn}
          forgottenPath={paths.organiserForgotPassword.href()}
        />
      </FormPage>
    </Box>
  );
}
