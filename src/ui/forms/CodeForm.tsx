import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Box, Button } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { HydratedFields } from './HydratedFields.tsx';
import { TextInput } from './TextInput.tsx';

type CodeFormProps = {
  /** The name of the form, the label and the hint of its field, and its button. */
  texts: { form: string; label: string; hint: string; submit: string };
  /** What is in the field at first: a code that was not found. */
  typed?: string | undefined;
  /** Returns the code in what was typed, pasted or scanned, or why there is none. */
  read: (text: string) => { code: string } | { problem: string };
  /** Returns the URL of the page of a code. */
  href: (code: string) => string;
};

/** Opens the page of a code that is typed, pasted or scanned. */
export function CodeForm({ texts, typed = '', read, href }: CodeFormProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(typed);
  const [error, setError] = useState<string>();
  const [target, setTarget] = useState<string>();
  useEffect(() => {
    if (target !== undefined) void navigate(target);
  }, [target, navigate]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = read(text);
    if ('code' in found) {
      setError(undefined);
      setTarget(href(found.code));
    } else {
      setError(found.problem);
      input.current?.focus();
    }
  };
  return (
    <HydratedFields>
      <Box component="form" noValidate aria-label={texts.form} onSubmit={submit} sx={form}>
        <TextInput
          name="code"
          label={texts.label}
          hint={texts.hint}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
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
          {texts.submit}
        </Button>
      </Box>
    </HydratedFields>
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
