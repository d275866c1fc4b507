import { useCallback, useState } from 'react';
import { Stack } from '@mui/material';
import { useForm } from 'react-hook-form';
import { useRegisterClubMutation } from '../../api/clubAccount.ts';
import { fieldErrors } from '../../api/errors.ts';
import { withReturn } from '../../lib/returnAddress.ts';
import { paths } from '../../paths.ts';
import { clubSignedIn } from '../../session/sessionSlice.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { showFieldErrors } from '../../ui/showFieldErrors.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { AccountLink } from './AccountLink.tsx';
import { ClubFields, type ClubValues, emptyClub } from './ClubFields.tsx';
import { copy } from './copy.ts';
import { type Failure, failureOf } from './failure.ts';
import { readClubSignIn } from './signedIn.ts';
import { useSignedIn } from './useSignedIn.ts';
import { useWayBack } from './useWayBack.ts';

/** Registers a school club, which is then signed in. */
export default function ClubRegisterPage() {
  usePageTitle(copy.clubRegister.title);
  const { form, submit, busy, failure } = useRegistrationForm();
  const back = useWayBack();
  return (
    <AccountFrame
      board={copy.clubBoard}
      title={copy.clubRegister.title}
      lead={copy.clubRegister.lead}
      links={
        <AccountLink
          question={copy.clubRegister.hasAccount}
          label={copy.clubRegister.toSignIn}
          to={withReturn(paths.schoolClubLogin.href(), back)}
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
        {failure && <FormFailure {...failure} />}
        <SubmitButton
          label={copy.clubRegister.submit}
          busyLabel={copy.clubRegister.submitting}
          busy={busy}
          sx={{ mt: '12px !important' }}
        />
      </Stack>
    </AccountFrame>
  );
}

function useRegistrationForm() {
  const form = useForm<ClubValues>({ defaultValues: emptyClub });
  const [register] = useRegisterClubMutation();
  const [failure, setFailure] = useState<Failure>();
  const open = useSignedIn(clubSignedIn, paths.schoolClubDashboard.href());

  const send = useCallback(
    async (values: ClubValues) => {
      setFailure(undefined);
      const { name, email, phone } = values;
      const { data, error } = await register({
        body: { ...values, name: name.trim(), email: email.trim(), phone: phone.trim() },
      });
      const session = readClubSignIn(data);
      if (session) {
        await open(session);
        return;
      }
      const said = showFieldErrors(form, fieldErrors(error), [
        'name',
        'email',
        'phone',
        'password',
        'password_confirmation',
        'pin',
      ]);
      const found = failureOf(error, copy.clubRegister.failed, 'error');
      if (!said.includes(found.message)) setFailure(found);
    },
    [form, register, open],
  );

  const { run, busy } = useOneAtATime(send);
  return { form, failure, busy, submit: form.handleSubmit(run) };
}
