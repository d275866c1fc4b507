import { createContext, type KeyboardEvent, use, useEffect, useId, useRef } from 'react';
import { Box, Button, TextField } from '@mui/material';
import { FormError } from '../../ui/FormError.tsx';
import { restoreFocus } from '../../ui/restoreFocus.ts';
import { copy } from './copy.ts';
import type { RowDraft, RowFailure } from './useRowEditing.ts';

type RowEditing = {
  draft: RowDraft | null;
  change: (draft: RowDraft) => void;
  save: (draft: RowDraft) => Promise<void>;
  stopEditing: () => void;
  busy: boolean;
  failure: RowFailure | undefined;
};

const defaultEditing = {
  draft: null,
  change: () => undefined,
  save: () => Promise.resolve(),
  stopEditing: () => undefined,
  busy: false,
  failure: undefined,
};

export const RowEditingContext = createContext<RowEditing>(defaultEditing);

/** The inline edit form of a row. Enter saves, Escape cancels. */
export function RowEditor() {
  const { draft, change, save, stopEditing, busy, failure } = use(RowEditingContext);
  const { nameRef, emailRef } = useFieldFocus(failure);
  const failureId = useId();
  if (!draft) return null;
  const handleKeyDown = (event: KeyboardEvent) => {
    // The grid would treat arrow keys, Home and End as cell navigation.
    event.stopPropagation();
    if (event.key === 'Escape' && !busy) stopEditing();
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
      onKeyDown={handleKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void save(draft);
      }}
      sx={form}
    >
      <TextField {...field('name')} inputRef={nameRef} />
      <TextField
        {...field('email')}
        inputRef={emailRef}
        type="email"
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={busy}>
          {copy.edit.save}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={stopEditing}>
          {copy.edit.cancel}
        </Button>
      </Box>
      {failure && (
        <Box id={failureId} className="failure">
          <FormError message={copy.edit.failed} hint={failure.hint} />
        </Box>
      )}
    </Box>
  );
}

/**
 * Focuses the first field on mount, unless the user is busy elsewhere on the page, and the invalid
 * field after a failed save.
 */
function useFieldFocus(failure: RowFailure | undefined) {
  const nameRef = useRef<HTMLInputElement>(null);
  const emailRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const canTakeFocus =
      activeElement === document.body ||
      nameRef.current?.closest('[role="grid"]')?.contains(activeElement);
    if (!canTakeFocus) return;
    nameRef.current?.focus();
    nameRef.current?.select();
  }, []);
  useEffect(() => {
    if (!failure) return;
    const invalidField =
      failure.fields.email !== undefined && failure.fields.name === undefined ? emailRef : nameRef;
    // The submit button has lost the focus, because it is disabled during the request.
    if (invalidField.current) restoreFocus(invalidField.current);
  }, [failure]);
  return { nameRef, emailRef };
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
