import { type KeyboardEvent, useContext, useEffect, useRef } from 'react';
import { Box, Button, TextField } from '@mui/material';
import { copy } from '../copy.ts';
import type { RowSource } from '../importTypes.ts';
import { RowEditingContext } from './useRowEditing.ts';

const words = copy.row;

type RowEditorProps = {
  source: RowSource;
  /** Where the row stands, in words. */
  place: string;
  /** The columns that are wrong, if that is known. */
  wrong: readonly string[];
};

/** The cells of a row to be mended. Enter checks all rows again, Escape closes it. */
export function RowEditor({ source, place, wrong }: RowEditorProps) {
  const { fieldsOf, isOpenedLast, type, submit, close, isChecking } = useContext(RowEditingContext);
  const first = useRef<HTMLInputElement>(null);
  // The others were open before their rows were checked, whose result has the focus.
  const takesFocus = isOpenedLast(source);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  const fields = fieldsOf(source, wrong);
  const firstId = wrong.find((id) => fields.some((field) => field.id === id)) ?? fields[0]?.id;
  const handleKeyDown = (event: KeyboardEvent) => {
    // The grid would take keys for moves between its cells.
    event.stopPropagation();
    if (event.key === 'Escape' && !isChecking) close(source);
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={words.editor(place)}
      onKeyDown={handleKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChecking) submit();
      }}
      sx={styles}
    >
      {fields.map(({ id, label, text }) => (
        <TextField
          key={id}
          size="small"
          label={label}
          value={text}
          disabled={isChecking}
          error={wrong.includes(id)}
          autoComplete="off"
          inputRef={id === firstId ? first : undefined}
          onChange={({ target }) => type(source, id, target.value)}
        />
      ))}
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={isChecking}>
          {words.checkAgain}
        </Button>
        <Button disabled={isChecking} onClick={() => close(source)}>
          {words.cancel}
        </Button>
      </Box>
    </Box>
  );
}

const styles = {
  mt: 1.5,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  '& button': { minHeight: 44 },
} as const;
