import { useState } from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { AccountKind } from '../../../../openapi/types.ts';
import { useRequestPasswordResetMutation } from '../../../api/accountSecurity.ts';
import { useSendsMail } from '../../../api/service.ts';
import { brand } from '../../../brand.ts';
import { paths, signInPaths } from '../../../paths.ts';
import { Notice } from '../../../ui/states/Notice.tsx';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { useServerForm } from '../../../ui/forms/useServerForm.ts';
import { FormPage } from '../../../ui/page/FormPage.tsx';
import { AccountLink, linkStyles } from '../AccountLink.tsx';
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

/** Asks for a link to set a new password, or says who has one where the server cannot mail it. */
export function ResetRequestScreen({ kind, board, lead }: ResetRequestScreenProps) {
  usePageTitle(copy.request.title);
  const cannotMail = useSendsMail() === false;
  return (
    <FormPage
      board={board}
      title={copy.request.title}
      lead={cannotMail ? copy.request.withoutMail[kind] : lead}
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
      {!cannotMail && <RequestForm kind={kind} />}
      {cannotMail && kind !== 'organiser' && (
        <Button fullWidth variant="contained" size="large" href={`mailto:${brand.contact.email}`}>
          {copy.request.withoutMail.write}
        </Button>
      )}
      {kind === 'participant' && <WithoutEmail />}
    </FormPage>
  );
}

/** Says the same whether the account exists or not. */
function RequestForm({ kind }: { kind: AccountKind }) {
  const { form, submit, busy, failure, sentText } = useResetRequest(kind);
  return (
    <Box
      component="form"
      noValidate
      aria-label={copy.request.title}
      onSubmit={submit}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <div>
        <FormField
          control={form.control}
          name="email"
          label={copy.request.email}
          hint={copy.request.emailHint}
          type="email"
          autoComplete="email"
          htmlInput={{ inputMode: 'email' }}
          rules={{ validate: (email) => email.trim() !== '' || copy.request.emailRule }}
        />
        <div role="status">
          {sentText && (
            <Notice severity="success">
              <Typography variant="body2">{sentText}</Typography>
              <Typography variant="body2">{copy.request.noMail}</Typography>
            </Notice>
          )}
        </div>
      </div>
      {failure && <FormError {...failure} />}
      <SubmitButton label={copy.request.submit} busyLabel={copy.request.submitting} busy={busy} />
    </Box>
  );
}

/** Where the links of the two cases lead. */
const withoutEmailUrls = [paths.pupilCard.href(), `mailto:${brand.contact.email}`];

const WithoutEmail = () => (
  <Box sx={{ mt: 4, display: 'grid', gap: 1.5 }}>
    <Typography variant="h5" component="h2">
      {copy.request.withoutEmail.title}
    </Typography>
    {copy.request.withoutEmail.cases.map(({ lead, text, link }, index) => (
      <Typography key={lead} variant="body2" sx={{ color: 'text.secondary' }}>
        <Box component="strong" sx={{ display: 'block', color: 'text.primary' }}>
          {lead}
        </Box>
        {text}{' '}
        <Box
          component="a"
          href={withoutEmailUrls[index]}
          sx={[linkStyles, { display: 'inline-block' }]}
        >
          {link}
        </Box>
      </Typography>
    ))}
  </Box>
);

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
