import { useCallback, useId, useState } from 'react';
import { Box, Stack } from '@mui/material';
import { useForm } from 'react-hook-form';
import type { AccountKind } from '../../../../openapi/types.ts';
import {
  useChangeClubPasswordMutation,
  useChangeOrganiserPasswordMutation,
  useChangeParticipantPasswordMutation,
} from '../../../api/accountSecurity.ts';
import { fieldErrors } from '../../../api/errors.ts';
import { FormError } from '../../../ui/FormError.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { showFieldErrors } from '../../../ui/showFieldErrors.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { useSingleFlight } from '../../../ui/useSingleFlight.ts';
import { useToast } from '../../../ui/useToast.ts';
import { copy } from './copy.ts';
import { emptyPasswordForm, NewPasswordFields, type PasswordValues } from './NewPasswordFields.tsx';
import { securityErrorText } from './securityErrorText.ts';

export function ChangePasswordForm({ kind }: { kind: AccountKind }) {
  const headingId = useId();
  const { form, submit, busy, errorText } = useChangePassword(kind);
  return (
    <Box component="section" aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={copy.password.title} lead={copy.password.lead} />
      <Stack
        component="form"
        noValidate
        aria-labelledby={headingId}
        onSubmit={submit}
        useFlexGap
        spacing={1.5}
        sx={{ maxWidth: 440 }}
      >
        <PasswordField
          control={form.control}
          name="current_password"
          label={copy.password.current}
          autoComplete="current-password"
          rules={{ required: copy.password.rules.current }}
        />
        <NewPasswordFields control={form.control} />
        {errorText && <FormError message={errorText} />}
        <SubmitButton
          label={copy.password.submit}
          busyLabel={copy.password.submitting}
          busy={busy}
          sx={{ alignSelf: { sm: 'flex-start' } }}
        />
      </Stack>
    </Box>
  );
}

function useChangePassword(kind: AccountKind) {
  const form = useForm<PasswordValues>({ defaultValues: emptyPasswordForm });
  const mutations = {
    participant: useChangeParticipantPasswordMutation(),
    club: useChangeClubPasswordMutation(),
    organiser: useChangeOrganiserPasswordMutation(),
  } satisfies Record<AccountKind, unknown>;
  const [change] = mutations[kind];
  const [errorText, setErrorText] = useState<string>();
  const toast = useToast();

  const send = useCallback(
    async ({ current_password, password }: PasswordValues) => {
      setErrorText(undefined);
      const { data, error } = await change({ body: { current_password, password } });
      if (data) {
        form.reset();
        toast.success(copy.password.done);
        return;
      }
      const shown = showFieldErrors(form, fieldErrors(error), ['current_password', 'password']);
      const text = securityErrorText(error, copy.password.failed);
      if (!shown.includes(text)) setErrorText(text);
    },
    [change, form, toast],
  );

  const { run, busy } = useSingleFlight(send);
  return { form, submit: form.handleSubmit(run), busy, errorText };
}
