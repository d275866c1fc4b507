import { type SubmitEvent, useRef, useState } from 'react';
import { Box, Typography } from '@mui/material';
import { printedNameLimits } from '../../../../openapi/limits.ts';
import type { PublicCertificate } from '../../../../openapi/schema.d.ts';
import { isVisible } from '../../../../openapi/texts/visible.ts';
import { useCheckCertificateNameMutation } from '../../../api/certificateCheck.ts';
import { errorText } from '../../../api/errors.ts';
import { HydratedFields } from '../../../ui/forms/HydratedFields.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { TextInput } from '../../../ui/forms/TextInput.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { copy } from './copy.ts';

type NameCheckProps = Pick<PublicCertificate, 'code' | 'state'>;

/** Asks for the name on the paper, and says whether the certificate has it; no name is ever shown. */
export function NameCheck({ code, state }: NameCheckProps) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [check, { data, error, isLoading, originalArgs, reset }] =
    useCheckCertificateNameMutation();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsMissing(!isVisible(name));
    if (isVisible(name)) void check({ code, body: { name: name.trim() } });
    else input.current?.focus();
  };
  const checked = originalArgs?.body.name ?? '';
  return (
    <Box component="section" aria-labelledby="name-on-paper">
      <Typography id="name-on-paper" variant="h5" component="h2" sx={{ mb: 1.5 }}>
        {copy.name.title}
      </Typography>
      <HydratedFields>
        <Box component="form" noValidate aria-label={copy.name.form} onSubmit={submit} sx={form}>
          <TextInput
            name="name"
            label={copy.name.label}
            hint={copy.name.hint}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setIsMissing(false);
              // An answer is about the name that was sent.
              if (data || error) reset();
            }}
            inputRef={input}
            autoComplete="off"
            verbatim
            isRequired
            error={isMissing ? copy.name.missing : undefined}
            htmlInput={{ maxLength: printedNameLimits.maxLength }}
          />
          <SubmitButton label={copy.name.submit} busyLabel={copy.name.busy} busy={isLoading} />
        </Box>
      </HydratedFields>
      <Box role="status" sx={answer}>
        {data && <Answer matches={data.data.matches} name={checked} isEnded={state !== 'valid'} />}
        {error && (
          <Notice severity="warning" role="presentation">
            {errorText(error, { failed: copy.name.failed })}
          </Notice>
        )}
      </Box>
    </Box>
  );
}

type AnswerProps = { matches: boolean; name: string; isEnded: boolean };

function Answer({ matches, name, isEnded }: AnswerProps) {
  const severity = matches ? (isEnded ? 'warning' : 'success') : 'error';
  return (
    <Notice severity={severity} role="presentation">
      <Typography component="p" variant="h6">
        {matches ? copy.name.matches : copy.name.differs}
      </Typography>
      <p>{(matches ? copy.name.matchesText : copy.name.differsText)(name)}</p>
      {!matches && <p>{copy.name.differsNext}</p>}
      {matches && isEnded && <p>{copy.name.matchesEnded}</p>}
    </Notice>
  );
}

const form = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1,
  maxWidth: 560,
  '& > .MuiFormControl-root': { flex: '1 1 220px' },
  '& > button': { height: 56 },
};

const answer = {
  '& > *': { mt: 1 },
  '& p': { m: 0 },
  '& p + p': { mt: 0.5 },
};
