import { useCallback, useState } from 'react';
import { Alert, Box, Stack, Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import type { AccountKind } from '../../../../openapi/types.ts';
import { useRequestPasswordResetMutation } from '../../../api/accountSecurity.ts';
import { fieldErrors } from '../../../api/errors.ts';
import { signInPaths } from '../../../paths.ts';
import { FormError } from '../../../ui/FormError.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { showFieldErrors } from '../../../ui/showFieldErrors.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { usePageTitle } from '../../../ui/usePageTitle.ts';
import { useSingleFlight } from '../../../ui/useSingleFlight.ts';
import { AccountLayout, type BoardContent } from '../AccountLayout.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { securityErrorText } from '../security/securityErrorText.ts';
import { copy } from './copy.ts';

type ResetRequestScreenProps = {
  kind: AccountKind;
  board: BoardContent;
  lead: string;
};

/** Asks for a link to set a new password; says the same whether the account exists or not. */
export function ResetRequestScreen({ kind, board, lead }: ResetRequestScreenProps) {
  usePageTitle(copy.request.title);
  const { form, submit, busy, errorText, sentText } = useResetRequest(kind);
  return (
    <AccountLayout
      board={board}
      title={<span lang="id">{copy.request.title}</span>}
      lead={<span lang="id">{lead}</span>}
      links={
        <Box lang="id">
          <AccountLink
            question={copy.request.question}
            label={copy.request.toSignIn}
            to={signInPaths[kind].href()}
          />
        </Box>
      }
    >
      <Stack
        component="form"
        lang="id"
        noValidate
        aria-label={copy.request.title}
        onSubmit={submit}
        useFlexGap
        spacing={1.5}
      >
        <FormField
          control={form.control}
          name="email"
          label={copy.request.email}
          type="email"
          autoComplete="email"
          htmlInput={{ inputMode: 'email' }}
          rules={{ validate: (email) => email.trim() !== '' || copy.request.emailRule }}
        />
        {errorText && <FormError message={errorText} />}
        <Box role="status">
          {sentText && (
            <Alert severity="success">
              <Typography variant="body2">{sentText}</Typography>
              <Typography variant="body2">{copy.request.noMail}</Typography>
            </Alert>
          )}
        </Box>
        <SubmitButton label={copy.request.submit} busyLabel={copy.request.submitting} busy={busy} />
      </Stack>
    </AccountLayout>
  );
}

function useResetRequest(kind: AccountKind) {
  const form = useForm({ defaultValues: { email: '' } });
  const [requestReset] = useRequestPasswordResetMutation();
  const [errorText, setErrorText] = useState<string>();
  const [sentText, setSentText] = useState<string>();

  const send = useCallback(
    async ({ email }: { email: string }) => {
      setErrorText(undefined);
      setSentText(undefined);
      const { data, error } = await requestReset({ body: { kind, email: email.trim() } });
      if (data) {
        setSentText(data.message || copy.request.sent);
        return;
      }
      const shown = showFieldErrors(form, fieldErrors(error), ['email']);
      const text = securityErrorText(error, copy.request.failed);
      if (!shown.includes(text)) setErrorText(text);
    },
    [form, kind, requestReset],
  );

  const { run, busy } = useSingleFlight(send);
  return { form, submit: form.handleSubmit(run), busy, errorText, sentText };
}
