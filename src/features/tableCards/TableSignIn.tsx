import { useEffect } from 'react';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { personNameLimits, tableCardSignInCardLimits } from '../../../openapi/workLimits.ts';
import { isVisible } from '../../../openapi/texts/visible.ts';
import { fieldErrors, serverMessage } from '../../api/errors.ts';
import { useSignInWithTableCardMutation } from '../../api/tableCards.ts';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';
import { tableSignedIn } from '../../session/sessionSlice.ts';
import { useOrganiser } from '../../session/useSession.ts';
import { LogoMark } from '../../ui/artwork/LogoMark.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { useServerForm } from '../../ui/forms/useServerForm.ts';
import { FormPage } from '../../ui/page/FormPage.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
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
  // The page of a withdrawn card has no session.
  const replaced = useOrganiser();
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
    <Box component="main" id="content" sx={{ minHeight: '100svh', '--board-top': '0px' }}>
      <FormPage
        board={{ ...copy.board, head: <BrandLink /> }}
        title={copy.title}
        lead={copy.lead}
        links={<TableLinks />}
      >
        {replaced && (
          <Notice severity="warning" sx={{ mb: 3 }}>
            {copy.replaces(replaced.name)}
          </Notice>
        )}
        {isExpired && !token && (
          <Notice severity="warning" sx={{ mb: 3 }}>
            {copy.expired}
          </Notice>
        )}
        <Box
          component="form"
          noValidate
          aria-label={copy.title}
          onSubmit={submit}
          sx={{ display: 'grid', gap: 1.5 }}
        >
          {!token && (
            <FormField
              control={form.control}
              name="card"
              label={copy.code}
              hint={copy.codeHint}
              autoComplete="off"
              verbatim
              htmlInput={{ maxLength: tableCardSignInCardLimits.maxLength, enterKeyHint: 'next' }}
              rules={{ validate: (text) => text.trim() !== '' || copy.rules.code }}
            />
          )}
          <FormField
            control={form.control}
            name="name"
            label={copy.name}
            autoComplete="name"
            htmlInput={{ maxLength: personNameLimits.maxLength, enterKeyHint: 'done' }}
            rules={{ validate: (text) => isVisible(text) || copy.rules.name }}
          />
          {failure && <FormError {...failure} />}
          <SubmitButton label={copy.submit} busyLabel={copy.submitting} busy={busy} />
        </Box>
      </FormPage>
    </Box>
  );
}

/** The page has no header of the site. */
const BrandLink = () => (
  <Box component={Link} to={paths.home.href()} sx={brandStyles}>
    <LogoMark size={40} />
    <Typography variant="h3" component="span">
      {brand.name}
    </Typography>
  </Box>
);

const TableLinks = () => (
  <>
    <Typography sx={{ color: 'text.secondary' }}>{copy.noCard}</Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
      <MuiLink component={Link} to={paths.organiserLogin.href()} sx={linkStyles}>
        {copy.organiser}
      </MuiLink>
      <MuiLink component={Link} to={paths.home.href()} sx={linkStyles}>
        {copy.home}
      </MuiLink>
    </Box>
  </>
);

const linkStyles = { fontWeight: 600, py: 1.25, textDecoration: 'underline' };

const brandStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  columnGap: 1.5,
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
};
