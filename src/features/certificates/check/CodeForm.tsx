import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Box, Button } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { TextInput } from '../../../ui/forms/TextInput.tsx';
import { findCodeProblem, readCertificateCode } from './certificateCode.ts';
import { copy } from './copy.ts';

/** Opens the certificate whose code is typed or pasted; begins with one that found none. */
export function CodeForm({ typed = '' }: { typed?: string }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(typed);
  const [error, setError] = useState<string>();
  const [code, setCode] = useState<string>();
  useEffect(() => {
    if (code !== undefined) void navigate(paths.certificate.href({ code }));
  }, [code, navigate]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const read = readCertificateCode(text);
    const problem = findCodeProblem(read);
    setError(problem);
    if (problem === undefined) setCode(read);
    else input.current?.focus();
  };
  return (
    <Box component="form" noValidate aria-label={copy.code.form} onSubmit={submit} sx={form}>
      <TextInput
        name="code"
        label={copy.code.label}
        hint={copy.code.hint}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
        inputRef={input}
        autoComplete="off"
        verbatim
        isRequired
        error={error}
        htmlInput={{ maxLength: 200 }}
      />
      <Button type="submit" variant="contained">
        {copy.code.submit}
      </Button>
    </Box>
  );
}

const form = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1,
  width: '100%',
  maxWidth: 560,
  '& > .MuiFormControl-root': { flex: '1 1 220px' },
  '& > button': { height: 56 },
};
