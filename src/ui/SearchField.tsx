import { type RefObject, useRef } from 'react';
import { Box, IconButton, InputAdornment, TextField } from '@mui/material';
import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { copy } from './copy.ts';

type SearchFieldProps = {
  /** Names the field, and stands in it while it is empty. */
  label: string;
  value: string;
  onType: (value: string) => void;
  /** Called when the visitor is done typing: they press Enter or leave the field. */
  onSettle: () => void;
  /** To be given the field, for who takes the focus back to it. */
  field?: RefObject<HTMLInputElement | null>;
  lang?: string;
};

/** The field in which the entries of a list are looked for, with a button that empties it. */
export function SearchField({ label, value, onType, onSettle, field, lang }: SearchFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = field ?? own;
  const clear = () => {
    onType('');
    input.current?.focus();
  };
  return (
    <Box
      component="form"
      role="search"
      lang={lang}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSettle();
      }}
      sx={{ maxWidth: 560 }}
    >
      <TextField
        fullWidth
        type="search"
        inputRef={input}
        placeholder={label}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onBlur={onSettle}
        slotProps={{
          htmlInput: {
            'aria-label': label,
            maxLength: 100,
            autoComplete: 'off',
            spellCheck: false,
            enterKeyHint: 'search',
          },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon aria-hidden />
              </InputAdornment>
            ),
            endAdornment: value !== '' && (
              <InputAdornment position="end">
                <IconButton lang="en" aria-label={copy.clearSearch} edge="end" onClick={clear}>
                  <ClearIcon />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
        sx={{ '& ::-webkit-search-cancel-button': { display: 'none' } }}
      />
    </Box>
  );
}
