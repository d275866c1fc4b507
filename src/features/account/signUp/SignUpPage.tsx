import type { Control } from 'react-hook-form';
import { participantRegistrationPasswordLimits } from '../../../../openapi/limits.ts';
import { isVisible } from '../../../../openapi/texts/visible.ts';
import { fieldErrors } from '../../../api/errors.ts';
import { useRegisterParticipantMutation } from '../../../api/participantAccount.ts';
import { withRedirect } from '../../../lib/urls/redirectTarget.ts';
import { paths } from '../../../paths.ts';
import { participantSignedIn } from '../../../session/sessionSlice.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { useServerForm } from '../../../ui/forms/useServerForm.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { FormPage } from '../../../ui/page/FormPage.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { OtherAccountLink } from '../OtherAccountLink.tsx';
import { RegistrationForm } from '../RegistrationForm.tsx';
import { TakenEmail } from '../TakenEmail.tsx';
import { copy as accountCopy } from '../copy.ts';
import { copy } from './copy.ts';
import { toFormError } from '../formError.ts';
import { readParticipantSignIn } from '../signIn/signInResponse.ts';
import { useCompleteSignIn } from '../signIn/useCompleteSignIn.ts';
import { useInvitation } from '../useInvitation.tsx';
import { useRedirectTarget } from '../signIn/useRedirectTarget.ts';

type SignUpValues = { name: string; email: string; password: string; confirmation: string };

export default function SignUpPage() {
  usePageTitle(copy.submit);
  const { form, submit, busy, failure } = useSignUpForm();
  const redirectTarget = useRedirectTarget();
  const invitation = useInvitation(copy.invitedLead);
  return (
    <FormPage
      board={accountCopy.participantBoard}
      {...(invitation ?? { title: copy.title, lead: copy.lead })}
      links={
        <>
          <AccountLink
            question={copy.hasAccount}
            label={copy.toSignIn}
            to={withRedirect(paths.signIn.href(), redirectTarget)}
          />
          <AccountLink question={copy.hasCard} label={copy.toCard} to={paths.pupilCard.href()} />
        </>
      }
    >
      {!invitation && <OtherAccountLink {...copy.other} to={paths.schoolClubRegister.href()} />}
      <RegistrationForm copy={copy} submitLang="en" busy={busy} failure={failure} onSubmit={submit}>
        <SignUpFields control={form.control} />
      </RegistrationForm>
    </FormPage>
  );
}

function SignUpFields({ control }: { control: Control<SignUpValues> }) {
  return (
    <>
      <FormField
        control={control}
        name="name"
        label={copy.name}
        hint={copy.hints.name}
        autoComplete="name"
        rules={{ validate: (name) => isVisible(name) || accountCopy.rules.name }}
      />
      <FormField
        control={control}
        name="email"
        label={accountCopy.fields.email}
        hint={copy.hints.email}
        type="email"
        autoComplete="email"
        htmlInput={{ inputMode: 'email' }}
        rules={{ required: accountCopy.rules.email }}
      />
      <TakenEmail
        control={control}
        name="email"
        toSignIn={withRedirect(paths.signIn.href(), useRedirectTarget())}
        toNewPassword={paths.forgotPassword.href()}
      />
      <NewPasswordFields
        control={control}
        confirmation="confirmation"
        labels={accountCopy.fields}
        hint={accountCopy.hints.password(participantRegistrationPasswordLimits.minLength)}
        validate={(password) => password !== '' || accountCopy.rules.password}
        messages={accountCopy.rules}
      />
    </>
  );
}

function useSignUpForm() {
  const [register] = useRegisterParticipantMutation();
  const completeSignIn = useCompleteSignIn(participantSignedIn, paths.profile.href());
  return useServerForm({
    defaultValues: { name: '', email: '', password: '', confirmation: '' },
    send: async ({ name, email, password }: SignUpValues) => {
      const { data, error } = await register({
        body: { name: name.trim(), email: email.trim(), password },
      });
      return { data: readParticipantSignIn(data, name.trim()), error };
    },
    onSent: completeSignIn,
    readFailure: (error) => ({
      fields: fieldErrors(error),
      ...toFormError(error, copy.failed),
    }),
  });
}
