import { useEffect } from 'react';
import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { personNameLimits, tableCardSignInCardLimits } from '../../../openapi/workLimits.ts';
import { findCodeProblem, tableCardCode } from '../../../openapi/texts/cardCodes.ts';
import { codeCharacters } from '../../../openapi/texts/codes.ts';
import { isVisible } from '../../../openapi/texts/visible.ts';
import { fieldErrors, isStatus, serverMessage } from '../../api/errors.ts';
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
    readFailure: (error) => {
      const message = serverMessage(error) ?? copy.failed;
      // A code that no card has is told where it was typed.
      const isUnknown = !token && isStatus(error, 404);
      return { fields: isUnknown ? { card: message } : fieldErrors(error), message };
    },
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
              rules={{ validate: validateCode }}
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

/** Returns why what was typed is no code; true if it can be one, or is the link of a card. */
const validateCode = (text: string): string | true => {
  if (text.trim() === '') return copy.rules.code;
  return text.includes('#') || (findCodeProblem(codeCharacters(text), tableCardCode) ?? true);
};

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
