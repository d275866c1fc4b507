import { useState } from 'react';
import { Box, Stack, Typography } from '@mui/material';
import type { AccountKind } from '../../../../openapi/types.ts';
import { useRequestPasswordResetMutation } from '../../../api/accountSecurity.ts';
import { paths, signInPaths } from '../../../paths.ts';
import { Notice } from '../../../ui/states/Notice.tsx';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { useServerForm } from '../../../ui/forms/useServerForm.ts';
import { AccountLayout } from '../AccountLayout.tsx';
import { AccountLink } from '../AccountLink.tsx';
import type { BoardContent } from '../../../ui/page/BrandBoard.tsx';
import { readSecurityFailure } from '../security/securityErrorText.ts';
import { copy } from './copy.ts';

type ResetRequestScreenProps = {
  kind: AccountKind;
  board: BoardContent;
  lead: string;
};

/** Where the other kind of account asks. */
const otherPaths = { participant: paths.schoolClubForgotPassword, club: paths.forgotPassword };

/** Asks for a link to set a new password; says the same whether the account exists or not. */
export function ResetRequestScreen({ kind, board, lead }: ResetRequestScreenProps) {
  usePageTitle(copy.request.title);
  const { form, submit, busy, failure, sentText } = useResetRequest(kind);
  return (
    <AccountLayout
      board={board}
      title={copy.request.title}
      lead={lead}
      links={
        <>
          <AccountLink
            question={copy.request.question}
            label={copy.request.toSignIn}
            to={signInPaths[kind].href()}
          />
          {kind !== 'organiser' && (
            <AccountLink {...copy.request.other[kind]} to={otherPaths[kind].href()} />
          )}
        </>
      }
    >
      <Stack
        component="form"
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
        {failure && <FormError {...failure} />}
        <Box role="status">
          {sentText && (
            <Notice severity="success">
              <Typography variant="body2">{sentText}</Typography>
              <Typography variant="body2">{copy.request.noMail}</Typography>
            </Notice>
          )}
        </Box>
        <SubmitButton label={copy.request.submit} busyLabel={copy.request.submitting} busy={busy} />
      </Stack>
      {kind === 'participant' && (
        <Typography component="div" variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
          <Box component="strong" sx={{ display: 'block', color: 'text.primary', mb: 0.5 }}>
            {copy.request.withoutEmail.title}
          </Box>
          {copy.request.withoutEmail.cases.map((each) => (
            <Box key={each} sx={{ mt: 0.5 }}>
              {each}
            </Box>
          ))}
        </Typography>
      )}
    </AccountLayout>
  );
}

function useResetRequest(kind: AccountKind) {
  const [requestReset] = useRequestPasswordResetMutation();
  const [sentText, setSentText] = useState<string>();
  const form = useServerForm({
    defaultValues: { email: '' },
    send: ({ email }) => {
      setSentText(undefined);
      return requestReset({ body: { kind, email: email.trim() } });
    },
    onSent: ({ message }) => setSentText(message || copy.request.sent),
    readFailure: (error) => readSecurityFailure(error, copy.request.failed),
  });
  return { ...form, sentText };
}
