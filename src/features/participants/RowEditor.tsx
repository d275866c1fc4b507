import { createContext, type KeyboardEvent, use, useEffect, useId, useRef } from 'react';
import { Box, Button, TextField } from '@mui/material';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { takeLostFocus } from '../../ui/takeLostFocus.ts';
import { copy } from './copy.ts';
import type { RowDraft, RowFailure } from './useRowEditing.ts';

type RowEditing = {
  draft: RowDraft | null;
  change: (draft: RowDraft) => void;
  save: (draft: RowDraft) => Promise<void>;
  end: () => void;
  busy: boolean;
  failure: RowFailure | undefined;
};

const idle = {
  draft: null,
  change: () => undefined,
  save: () => Promise.resolve(),
  end: () => undefined,
  busy: false,
  failure: undefined,
};

/** What a row's form shows and does. */
export const RowEditingContext = createContext<RowEditing>(idle);

/** The form that a row becomes while it is edited. Enter saves, Escape cancels. */
export function RowEditor() {
  const { draft, change, save, end, busy, failure } = use(RowEditingContext);
  const { first, second } = useFieldFocus(failure);
  const failureId = useId();
  if (!draft) return null;
  const keep = (event: KeyboardEvent) => {
    // The grid would take arrows, Home and End for a walk through its cells.
    event.stopPropagation();
    if (event.key === 'Escape' && !busy) end();
  };
  const field = (name: 'name' | 'email') =>
    ({
      name,
      label: copy.edit[name],
      value: draft[name],
      onChange: (event: { target: { value: string } }) =>
        change({ ...draft, [name]: event.target.value }),
      error: failure?.fields[name] !== undefined,
      helperText: failure?.fields[name],
      size: 'small',
      fullWidth: true,
      autoComplete: 'off',
    }) as const;
  return (
    <Box
      component="form"
      noValidate
      lang="en"
      aria-label={copy.edit.form(draft.before.name)}
      aria-describedby={failure && failureId}
      onKeyDown={keep}
      onSubmit={(event) => {
        event.preventDefault();
        void save(draft);
      }}
      sx={form}
    >
      <TextField {...field('name')} inputRef={first} />
      <TextField
        {...field('email')}
        inputRef={second}
        type="email"
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={busy}>
          {copy.edit.save}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={end}>
          {copy.edit.cancel}
        </Button>
      </Box>
      {failure && (
        <Box id={failureId} className="failure">
          <FormFailure message={copy.edit.failed} hint={failure.hint} />
        </Box>
      )}
    </Box>
  );
}

/**
 * Gives the focus to the first field when the form stands, unless the reader is busy elsewhere on
 * the page, and to the field that was refused.
 */
function useFieldFocus(failure: RowFailure | undefined) {
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const free =
      activeElement === document.body ||
      first.current?.closest('[role="grid"]')?.contains(activeElement);
    if (!free) return;
    first.current?.focus();
    first.current?.select();
  }, []);
  useEffect(() => {
    if (!failure) return;
    const refused =
      failure.fields.email !== undefined && failure.fields.name === undefined ? second : first;
    // The button that was pressed rests while the answer is on its way.
    if (refused.current) takeLostFocus(refused.current);
  }, [failure]);
  return { first, second };
}

const form = {
  display: 'grid',
  alignItems: 'start',
  gap: 1.5,
  width: '100%',
  py: 1.5,
  lineHeight: 'normal',
  whiteSpace: 'normal',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.2fr) auto' },
  '& .failure': { gridColumn: '1 / -1' },
};
