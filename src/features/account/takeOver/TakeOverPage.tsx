import { useEffect, useState } from 'react';
import { Typography } from '@mui/material';
import { readPupilCardCode } from '../../../../openapi/texts/cardCodes.ts';
import { useTakeOverAccountMutation } from '../../../api/pupilCards.ts';
import { paths } from '../../../paths.ts';
import { participantSignedIn } from '../../../session/sessionSlice.ts';
import { useServerForm } from '../../../ui/forms/useServerForm.ts';
import { useLinkToken } from '../../../ui/hooks/useLinkToken.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { useIsHydrated } from '../../../ui/states/useIsHydrated.ts';
import { FormPage } from '../../../ui/page/FormPage.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { copy as accountCopy } from '../copy.ts';
import { RegistrationForm } from '../RegistrationForm.tsx';
import { readSecurityFailure } from '../security/securityErrorText.ts';
import { readParticipantSignIn } from '../signIn/signInResponse.ts';
import { useCompleteSignIn } from '../signIn/useCompleteSignIn.ts';
import { CardOwner } from './CardOwner.tsx';
import { copy } from './copy.ts';
import { EndedCard } from './EndedCard.tsx';
import { AccountFields, CodeField, type TakeOverValues } from './TakeOverFields.tsx';
import { readCompleteCode, useCard } from './useCard.ts';

/** A pupil takes over the account that the club has made, with the code that follows the `#` of a card. */
export default function TakeOverPage() {
  usePageTitle(copy.title);
  const { token } = useLinkToken();
  // The server, which renders the form as well, does not get what follows the `#`.
  const scanned = useIsHydrated() ? token : '';
  const [refused, setRefused] = useState('');
  const [typedInstead, setTypedInstead] = useState('');
  const code = scanned === typedInstead ? '' : scanned;
  // What was left out of a link, or came with it, is told at the field.
  const complete = readCompleteCode(code);
  const card = useCard(complete);
  if (complete !== '' && (card.ended !== undefined || refused === code))
    return <EndedCard wasSent={refused === code} onTypeCode={() => setTypedInstead(code)} />;
  const isFolded = complete !== '' && (card.isChecking || card.owner !== undefined);
  return (
    <FormPage
      board={accountCopy.participantBoard}
      title={copy.title}
      lead={copy.lead}
      links={
        <AccountLink question={copy.question} label={copy.toSignIn} to={paths.signIn.href()} />
      }
    >
      {isFolded && <CardOwner owner={card.owner} />}
      <TakeOverForm
        key={code}
        code={code}
        isFolded={isFolded}
        takesFocus={typedInstead !== ''}
        onCodeRefused={() => setRefused(code)}
      />
    </FormPage>
  );
}

type TakeOverFormProps = {
  code: string;
  /** The page shows whose card it is instead of its code. */
  isFolded: boolean;
  /** The code of another card is to be typed. */
  takesFocus: boolean;
  onCodeRefused: () => void;
};

function TakeOverForm({ code, isFolded, takesFocus, onCodeRefused }: TakeOverFormProps) {
  const { form, submit, busy, failure } = useTakeOver(code, () => {
    if (isFolded) onCodeRefused();
  });
  useEffect(() => {
    if (takesFocus) form.setFocus('code');
    else if (code !== '') void form.trigger('code');
  }, [code, form, takesFocus]);
  return (
    <RegistrationForm copy={copy} busy={busy} failure={failure} onSubmit={submit}>
      {!isFolded && <CodeField form={form} />}
      <AccountFields control={form.control} />
      <Typography component="details" variant="body2" sx={afterwards}>
        <summary>{copy.afterwards.question}</summary>
        {copy.afterwards.text}
      </Typography>
    </RegistrationForm>
  );
}

/** Its arrow is drawn: an icon would cost the page more. */
const afterwards = {
  borderBlock: '1px solid',
  borderColor: 'divider',
  mb: 1,
  '&[open]': { pb: 1.5 },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 44,
    pr: 1,
    cursor: 'pointer',
    fontWeight: 600,
    '&::after': {
      content: '""',
      width: 8,
      height: 8,
      borderRight: '2px solid',
      borderBottom: '2px solid',
      rotate: '45deg',
    },
  },
  '&[open] summary::after': { rotate: '225deg' },
};

function useTakeOver(code: string, onCodeRefused: () => void) {
  const [takeOver] = useTakeOverAccountMutation();
  const completeSignIn = useCompleteSignIn(participantSignedIn, paths.profile.href());
  return useServerForm({
    defaultValues: { code, email: '', password: '', confirmation: '' },
    send: async ({ code, email, password }: TakeOverValues) => {
      const { data, error } = await takeOver({
        body: { code: readPupilCardCode(code), email: email.trim(), password },
      });
      return { data: readParticipantSignIn(data), error };
    },
    onSent: completeSignIn,
    readFailure: (error) => {
      const failure = readSecurityFailure(error, copy.failed);
      if (failure.fields.code) onCodeRefused();
      return failure;
    },
  });
}
