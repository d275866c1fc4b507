import { useCallback, useState } from 'react';
import { Stack } from '@mui/material';
import { useForm } from 'react-hook-form';
import { useRegisterClubMutation } from '../../api/clubAccount.ts';
import { fieldErrors } from '../../api/errors.ts';
import { withRedirect } from '../../lib/redirectTarget.ts';
import { paths } from '../../paths.ts';
import { clubSignedIn } from '../../session/sessionSlice.ts';
import { FormError } from '../../ui/FormError.tsx';
import { showFieldErrors } from '../../ui/showFieldErrors.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useSingleFlight } from '../../ui/useSingleFlight.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { AccountLayout } from './AccountLayout.tsx';
import { AccountLink } from './AccountLink.tsx';
import { ClubFields, type ClubFormValues, emptyClubForm } from './ClubFields.tsx';
import { copy } from './copy.ts';
import { type FormErrorText, toFormError } from './formError.ts';
import { readClubSignIn } from './signInResponse.ts';
import { useCompleteSignIn } from './useCompleteSignIn.ts';
import { useRedirectTarget } from './useRedirectTarget.ts';

export default function ClubRegisterPage() {
  usePageTitle(copy.clubRegister.title);
  const { form, submit, busy, formError } = useRegistrationForm();
  const redirectTarget = useRedirectTarget();
  return (
    <AccountLayout
      board={copy.clubBoard}
      title={copy.clubRegister.title}
      lead={copy.clubRegister.lead}
      links={
        <AccountLink
          question={copy.clubRegister.hasAccount}
          label={copy.clubRegister.toSignIn}
          to={withRedirect(paths.schoolClubLogin.href(), redirectTarget)}
        />
      }
    >
      <Stack
        component="form"
        noValidate
        aria-label={copy.clubRegister.title}
        onSubmit={submit}
        useFlexGap
        spacing={1.5}
      >
        <ClubFields control={form.control} />
        {formError && <FormError {...formError} />}
        <SubmitButton
          label={copy.clubRegister.submit}
          busyLabel={copy.clubRegister.submitting}
          busy={busy}
          sx={{ mt: '12px !important' }}
        />
      </Stack>
    </AccountLayout>
  );
}

function useRegistrationForm() {
  const form = useForm<ClubFormValues>({ defaultValues: emptyClubForm });
  const [register] = useRegisterClubMutation();
  const [formError, setFormError] = useState<FormErrorText>();
  const completeSignIn = useCompleteSignIn(clubSignedIn, paths.schoolClubDashboard.href());

  const send = useCallback(
    async (values: ClubFormValues) => {
      setFormError(undefined);
      const { name, email, phone } = values;
      const { data, error } = await register({
        body: { ...values, name: name.trim(), email: email.trim(), phone: phone.trim() },
      });
      const session = readClubSignIn(data);
      if (session) {
        await completeSignIn(session);
        return;
      }
      const shownMessages = showFieldErrors(form, fieldErrors(error), [
        'name',
        'email',
        'phone',
        'password',
        'password_confirmation',
        'pin',
      ]);
      const newError = toFormError(error, copy.clubRegister.failed, 'error');
      if (!shownMessages.includes(newError.message)) setFormError(newError);
    },
    [form, register, completeSignIn],
  );

  const { run, busy } = useSingleFlight(send);
  return { form, formError, busy, submit: form.handleSubmit(run) };
}
