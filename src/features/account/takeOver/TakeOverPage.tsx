import type { Control } from 'react-hook-form';
import { Typography } from '@mui/material';
import { newPasswordLimits } from '../../../../openapi/limits.ts';
import { useTakeOverAccountMutation } from '../../../api/accountSecurity.ts';
import { paths } from '../../../paths.ts';
import { participantSignedIn } from '../../../session/sessionSlice.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { useServerForm } from '../../../ui/forms/useServerForm.ts';
import { useLinkToken } from '../../../ui/hooks/useLinkToken.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { useIsHydrated } from '../../../ui/states/useIsHydrated.ts';
import { AccountLayout } from '../AccountLayout.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { copy as accountCopy } from '../copy.ts';
import { RegistrationForm } from '../RegistrationForm.tsx';
import { readSecurityFailure } from '../security/securityErrorText.ts';
import { readParticipantSignIn } from '../signIn/signInResponse.ts';
import { useCompleteSignIn } from '../signIn/useCompleteSignIn.ts';
import { copy } from './copy.ts';

/** Named like the API fields, so that the server's field errors can be shown. */
type TakeOverValues = { code: string; email: string; password: string; confirmation: string };

/** A pupil takes over the account that the club has made, with the code that follows the `#` of a card. */
export default function TakeOverPage() {
  usePageTitle(copy.title);
  const { token } = useLinkToken();
  // The server, which renders the form as well, does not get what follows the `#`.
  const code = useIsHydrated() ? token : '';
  return (
    <AccountLayout
      board={accountCopy.participantBoard}
      title={copy.title}
      lead={copy.lead}
      links={
        <AccountLink question={copy.question} label={copy.toSignIn} to={paths.signIn.href()} />
      }
    >
      <TakeOverForm key={code} code={code} />
    </AccountLayout>
  );
}

function TakeOverForm({ code }: { code: string }) {
  const { form, submit, busy, failure } = useTakeOver(code);
  return (
    <RegistrationForm copy={copy} busy={busy} failure={failure} onSubmit={submit}>
      <TakeOverFields control={form.control} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {copy.afterwards}
      </Typography>
    </RegistrationForm>
  );
}

function TakeOverFields({ control }: { control: Control<TakeOverValues> }) {
  const { minLength } = newPasswordLimits;
  return (
    <>
      <FormField
        control={control}
        name="code"
        label={copy.code}
        hint={copy.codeHint}
        autoComplete="off"
        rules={{ validate: (code) => code.trim() !== '' || copy.rules.code }}
      />
      <FormField
        control={control}
        name="email"
        label={copy.email}
        hint={copy.emailHint}
        type="email"
        autoComplete="email"
        htmlInput={{ inputMode: 'email' }}
      />
      <PasswordField
        control={control}
        name="password"
        label={copy.password}
        hint={copy.passwordHint(minLength)}
        autoComplete="new-password"
        rules={{
          deps: 'confirmation',
          validate: (password) => password.length >= minLength || copy.rules.length(minLength),
        }}
      />
      <PasswordField
        control={control}
        name="confirmation"
        label={copy.confirmation}
        autoComplete="new-password"
        rules={{
          validate: (confirmation, { password }) =>
            confirmation === password || copy.rules.mismatch,
        }}
      />
    </>
  );
}

function useTakeOver(code: string) {
  const [takeOver] = useTakeOverAccountMutation();
  const completeSignIn = useCompleteSignIn(participantSignedIn, paths.profile.href());
  return useServerForm({
    defaultValues: { code, email: '', password: '', confirmation: '' },
    send: async ({ code, email, password }: TakeOverValues) => {
      const { data, error } = await takeOver({
        body: { code: code.trim(), email: email.trim(), password },
      });
      return { data: readParticipantSignIn(data), error };
    },
    onSent: completeSignIn,
    readFailure: (error) => readSecurityFailure(error, copy.failed),
  });
}
