import { createContext, type KeyboardEvent, use, useEffect, useId, useRef } from 'react';
import { Box, Button, TextField } from '@mui/material';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { restoreFocus } from '../../../ui/dialogs/restoreFocus.ts';
import { copy } from '../copy.ts';
import { fieldDetails, type ParticipantField, participantFields } from '../participantFields.ts';
import type { RowDraft, RowFailure } from './useRowEditing.ts';

type RowEditing = {
  draft: RowDraft | null;
  change: (draft: RowDraft) => void;
  save: (draft: RowDraft) => Promise<void>;
  stopEditing: () => void;
  busy: boolean;
  failure: RowFailure | undefined;
  fields: readonly ParticipantField[];
};

const defaultEditing = {
  draft: null,
  change: () => undefined,
  save: () => Promise.resolve(),
  stopEditing: () => undefined,
  busy: false,
  failure: undefined,
  fields: [],
};

export const RowEditingContext = createContext<RowEditing>(defaultEditing);

/** The inline edit form of a row. Enter saves, Escape cancels. */
export function RowEditor() {
  const { draft, change, save, stopEditing, busy, failure, fields } = use(RowEditingContext);
  const inputs = useFieldFocus(failure);
  const failureId = useId();
  if (!draft) return null;
  const handleKeyDown = (event: KeyboardEvent) => {
    // The grid would treat arrow keys, Home and End as cell navigation.
    event.stopPropagation();
    if (event.key === 'Escape' && !busy) stopEditing();
  };
  const { values, before } = draft;
  return (
    <Box
      component="form"
      noValidate
      aria-label={copy.edit.form(before.name)}
      aria-describedby={failure && failureId}
      onKeyDown={handleKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void save(draft);
      }}
      sx={formStyles(fields.length)}
    >
      {fields.map((field) => (
        <TextField
          key={field}
          name={field}
          label={fieldDetails[field].label}
          value={values[field]}
          onChange={({ target }) =>
            change({ ...draft, values: { ...values, [field]: target.value } })
          }
          inputRef={(input: HTMLInputElement | null) => {
            inputs.current[field] = input;
          }}
          error={failure?.fields[field] !== undefined}
          helperText={failure?.fields[field]}
          size="small"
          fullWidth
          autoComplete="off"
          {...fieldDetails[field].input}
        />
      ))}
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
  const inputs = useRef<Partial<Record<ParticipantField, HTMLInputElement | null>>>({});
  useEffect(() => {
    const { activeElement } = document;
    const { name } = inputs.current;
    const canTakeFocus =
      activeElement === document.body || name?.closest('[role="grid"]')?.contains(activeElement);
    if (!canTakeFocus) return;
    name?.focus();
    name?.select();
  }, []);
  useEffect(() => {
    if (!failure) return;
    const invalidField = participantFields.find((field) => failure.fields[field] !== undefined);
    // The submit button has lost the focus, because it is disabled during the request.
    const input = inputs.current[invalidField ?? 'name'];
    if (input) restoreFocus(input);
  }, [failure]);
  return inputs;
}

const formStyles = (count: number) => ({
  display: 'grid',
  alignItems: 'start',
  gap: 1.5,
  width: '100%',
  py: 1.5,
  lineHeight: 'normal',
  whiteSpace: 'normal',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: `repeat(${count}, minmax(0, 1fr)) auto`,
  },
  '& .failure': { gridColumn: '1 / -1' },
});
