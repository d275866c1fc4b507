import { type InputHTMLAttributes, type RefObject, useRef } from 'react';
import { Box, FormControl, IconButton, InputAdornment, OutlinedInput } from '@mui/material';
import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { copy } from './copy.ts';
import { useIsHydrated } from './useIsHydrated.ts';

type SearchFieldProps = {
  /** Accessible name and placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called on Enter and on blur. */
  onCommit: () => void;
  /** For callers that move the focus to the field. */
  inputRef?: RefObject<HTMLInputElement | null>;
  lang?: string;
  /** Makes the input a combobox: its attributes and listeners. */
  inputAttributes?: InputHTMLAttributes<HTMLInputElement>;
};

export function SearchField({
  label,
  value,
  onChange,
  onCommit,
  inputRef,
  lang,
  inputAttributes,
}: SearchFieldProps) {
  const isHydrated = useIsHydrated();
  const ownRef = useRef<HTMLInputElement>(null);
  const fieldRef = inputRef ?? ownRef;
  const clear = () => {
    onChange('');
    fieldRef.current?.focus();
  };
  return (
    <Box
      component="form"
      role="search"
      lang={lang}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onCommit();
      }}
      sx={{ maxWidth: 560 }}
    >
      <FormControl fullWidth sx={{ '& ::-webkit-search-cancel-button': { display: 'none' } }}>
        <OutlinedInput
          type={inputAttributes ? 'text' : 'search'}
          inputRef={fieldRef}
          placeholder={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onCommit}
          readOnly={!isHydrated}
          autoComplete="off"
          inputProps={{
            'aria-label': label,
            maxLength: 100,
            spellCheck: false,
            enterKeyHint: 'search',
            ...inputAttributes,
          }}
          startAdornment={
            <InputAdornment position="start">
              <SearchIcon aria-hidden />
            </InputAdornment>
          }
          endAdornment={
            value !== '' && (
              <InputAdornment position="end">
                <IconButton lang="en" aria-label={copy.clearSearch} edge="end" onClick={clear}>
                  <ClearIcon />
                </IconButton>
              </InputAdornment>
            )
          }
        />
      </FormControl>
    </Box>
  );
}
