import { type InputHTMLAttributes, type RefObject, useRef } from 'react';
import { Box, IconButton } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { copy } from '../copy.ts';
import { cutCorner } from '../styles/styles.ts';
import { useIsHydrated } from '../states/useIsHydrated.ts';

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
      <Box sx={field}>
        <SearchIcon aria-hidden />
        <input
          ref={fieldRef}
          type={inputAttributes ? 'text' : 'search'}
          aria-label={label}
          placeholder={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onCommit}
          readOnly={!isHydrated}
          autoComplete="off"
          maxLength={100}
          spellCheck={false}
          enterKeyHint="search"
          {...inputAttributes}
        />
        {value !== '' && (
          <IconButton aria-label={copy.clearSearch} onClick={clear}>
            <ClearIcon />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}

/** As MUI's outlined field, which is more than a public page should load for one search. */
function field({ vars: { palette } }: Theme) {
  return {
    position: 'relative',
    '& > svg': {
      position: 'absolute',
      insetBlock: 0,
      marginBlock: 'auto',
      left: 14,
      color: palette.text.secondary,
      pointerEvents: 'none',
    },
    '& > button': { position: 'absolute', insetBlock: 6, right: 4 },
    '& input': {
      ...cutCorner(10),
      boxSizing: 'border-box',
      width: '100%',
      height: 56,
      // The icon grows with the text.
      padding: '0 52px 0 calc(22px + 1.5rem)',
      // Below 16 px phones zoom into the field.
      font: 'inherit',
      fontSize: '1rem',
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      border: `1px solid ${palette.outline}`,
      appearance: 'none',
    },
    '& input:hover': { borderColor: palette.text.primary },
    '& input:focus': {
      outline: 'none',
      borderColor: palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
    },
    '& input::placeholder': { color: palette.text.secondary, opacity: 0.9 },
    '& input::-webkit-search-cancel-button': { display: 'none' },
  } as const;
}
