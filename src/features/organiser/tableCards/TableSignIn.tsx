import { useEffect } from 'react';
import { Box, Container, Typography } from '@mui/material';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { personNameLimits } from '../../../../openapi/limits.ts';
import { fieldErrors, serverMessage } from '../../../api/errors.ts';
import { useSignInWithTableCardMutation } from '../../../api/tableCards.ts';
import { tableSignedIn } from '../../../session/sessionSlice.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { useServerForm } from '../../../ui/forms/useServerForm.ts';
import { Notice } from '../../../ui/states/Notice.tsx';
import { copy as pageCopy } from './copy.ts';

const copy = pageCopy.signIn;

type TableSignInProps = {
  /** The token of the card's link; empty if a code is to be typed. */
  token: string;
  /** Who has used a card before. */
  person: string;
  onSignedIn: () => void;
};

/** Asks for the name and, unless the card was scanned, for its code. */
export function TableSignIn({ token, person, onSignedIn }: TableSignInProps) {
  const [signIn] = useSignInWithTableCardMutation();
  const dispatch = useDispatch();
  const isExpired = Boolean((useLocation().state as { expired?: boolean } | null)?.expired);
  const { form, submit, busy, failure } = useServerForm({
    defaultValues: { card: '', name: person },
    send: ({ card, name }) => signIn({ body: { card: token || card, name: name.trim() } }),
    onSent: (answer) => {
      onSignedIn();
      dispatch(tableSignedIn({ token: answer.token, card: answer.data }));
    },
    readFailure: (error) => ({
      fields: fieldErrors(error),
      message: serverMessage(error) ?? copy.failed,
    }),
  });
  useEffect(() => {
    // Not under the fingers of who is typing a score when the card is withdrawn.
    if (!isExpired) form.setFocus(token ? 'name' : 'card');
  }, [form, isExpired, token]);
  return (
    <Container component="main" id="content" maxWidth="xs" sx={{ py: 4 }}>
      <Typography variant="h1" sx={{ fontSize: '1.75rem', mb: 1 }}>
        {copy.title}
      </Typography>
      {isExpired && !token && (
        <Notice severity="warning" sx={{ mb: 2 }}>
          {copy.expired}
        </Notice>
      )}
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{copy.lead}</Typography>
      <Box
        component="form"
        noValidate
        aria-label={copy.title}
        onSubmit={submit}
        sx={{ display: 'grid', gap: 1 }}
      >
        {!token && (
          <FormField
            control={form.control}
            name="card"
            label={copy.code}
            autoComplete="off"
            verbatim
            htmlInput={{ maxLength: 12, enterKeyHint: 'next' }}
            rules={{ validate: (text) => text.trim() !== '' || copy.rules.code }}
          />
        )}
        <FormField
          control={form.control}
          name="name"
          label={copy.name}
          autoComplete="name"
          htmlInput={{ maxLength: personNameLimits.maxLength, enterKeyHint: 'done' }}
          rules={{ validate: (text) => text.trim() !== '' || copy.rules.name }}
        />
        {failure && <FormError {...failure} />}
        <SubmitButton label={copy.submit} busyLabel={copy.submitting} busy={busy} />
      </Box>
    </Container>
  );
}
