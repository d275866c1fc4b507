import { useRegisterClubMutation } from '../../../api/clubAccount.ts';
import { fieldErrors } from '../../../api/errors.ts';
import { withRedirect } from '../../../lib/urls/redirectTarget.ts';
import { paths } from '../../../paths.ts';
import { clubSignedIn } from '../../../session/sessionSlice.ts';
import { useServerForm } from '../../../ui/forms/useServerForm.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { FormPage } from '../../../ui/page/FormPage.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { OtherAccountLink } from '../OtherAccountLink.tsx';
import { RegistrationForm } from '../RegistrationForm.tsx';
import { ClubFields, emptyClubForm } from './ClubFields.tsx';
import { copy as accountCopy } from '../copy.ts';
import { copy } from './copy.ts';
import { toFormError } from '../formError.ts';
import { readClubSignIn } from '../signIn/signInResponse.ts';
import { useCompleteSignIn } from '../signIn/useCompleteSignIn.ts';
import { useRedirectTarget } from '../signIn/useRedirectTarget.ts';

export default function ClubRegisterPage() {
  usePageTitle(copy.title);
  const { form, submit, busy, failure } = useRegistrationForm();
  const redirectTarget = useRedirectTarget();
  return (
    <FormPage
      board={accountCopy.clubBoard}
      title={copy.title}
      lead={copy.lead}
      links={
        <AccountLink
          question={copy.hasAccount}
          label={copy.toSignIn}
          to={withRedirect(paths.schoolClubLogin.href(), redirectTarget)}
        />
      }
    >
      <OtherAccountLink {...copy.other} to={paths.signUp.href()} />
      <RegistrationForm copy={copy} busy={busy} failure={failure} onSubmit={submit}>
        <ClubFields form={form} />
      </RegistrationForm>
    </FormPage>
  );
}

function useRegistrationForm() {
  const [register] = useRegisterClubMutation();
  const completeSignIn = useCompleteSignIn(clubSignedIn, paths.schoolClubDashboard.href());
  return useServerForm({
    defaultValues: emptyClubForm,
    send: async (values) => {
      const { name, email, phone } = values;
      const { data, error } = await register({
        body: { ...values, name: name.trim(), email: email.trim(), phone: phone.trim() },
      });
      return { data: readClubSignIn(data), error };
    },
    onSent: completeSignIn,
    readFailure: (error) => ({
      fields: fieldErrors(error),
      ...toFormError(error, copy.failed, 'error'),
    }),
  });
}
