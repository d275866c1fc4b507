import { Box, Stack } from '@mui/material';
import type { AccountKind } from '../../../../openapi/types.ts';
import {
  useChangeClubPasswordMutation,
  useChangeParticipantPasswordMutation,
} from '../../../api/accountSecurity.ts';
import { useChangeOrganiserPasswordMutation } from '../../../api/organisers.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { useServerForm } from '../../../ui/forms/useServerForm.ts';
import { hintSpace } from '../../../ui/styles/styles.ts';
import { useToast } from '../../../ui/toasts/useToast.ts';
import { CurrentPasswordField } from '../../../ui/forms/passwords/CurrentPasswordField.tsx';
import { copy } from './copy.ts';
import { ChangedPasswordFields, emptyPasswordForm } from '../ChangedPasswordFields.tsx';
import { readSecurityFailure } from './securityErrorText.ts';

export function ChangePasswordForm({ kind }: { kind: AccountKind }) {
  const { form, submit, busy, failure } = useChangePassword(kind);
  return (
    <FormSection title={copy.password.title} lead={copy.password.lead}>
      <Stack
        component="form"
        noValidate
        aria-label={copy.password.title}
        onSubmit={submit}
        useFlexGap
        spacing={1.5}
      >
        {/* As far from the next field as that, which has a hint, from the last. */}
        <Box sx={hintSpace}>
          <CurrentPasswordField control={form.control} />
        </Box>
        <ChangedPasswordFields control={form.control} />
        {failure && <FormError {...failure} />}
        <SubmitButton
          label={copy.password.submit}
          busyLabel={copy.password.submitting}
          busy={busy}
          sx={{ alignSelf: { sm: 'flex-start' } }}
        />
      </Stack>
    </FormSection>
  );
}

function useChangePassword(kind: AccountKind) {
  const mutations = {
    participant: useChangeParticipantPasswordMutation(),
    club: useChangeClubPasswordMutation(),
    organiser: useChangeOrganiserPasswordMutation(),
  } satisfies Record<AccountKind, unknown>;
  const [change] = mutations[kind];
  const toast = useToast();
  const { reset, ...form } = useServerForm({
    defaultValues: emptyPasswordForm,
    send: ({ current_password, password }) => change({ body: { current_password, password } }),
    onSent: () => {
      reset();
      toast.success(copy.password.done);
    },
    readFailure: (error) => readSecurityFailure(error, copy.password.failed),
  });
  return form;
}
