import { type KeyboardEvent, useRef } from 'react';
import { Button, IconButton, InputBase, Stack } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { BoardSection } from '../../ui/page/BoardSection.tsx';
import { copy } from './copy.ts';

const maxQueryLength = 100;

type SearchInputProps = {
  value: string;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
  /** Id of the list of results; undefined if there are none. */
  listId: string | undefined;
  /** Id of the active result. */
  activeId: string | undefined;
};

/** The search field. It keeps the focus while the list is navigated from it. */
export function SearchInput({
  value,
  onChange,
  onKeyDown,
  onClose,
  listId,
  activeId,
}: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <BoardSection component="div">
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', pl: 2, pr: 1, height: 68 }}>
        <SearchIcon aria-hidden sx={{ color: 'gold.main' }} />
        <InputBase
          autoFocus
          fullWidth
          inputRef={input}
          value={value}
          placeholder={copy.placeholder}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          sx={inputStyles}
          inputProps={{
            role: 'combobox',
            'aria-label': copy.field,
            'aria-expanded': listId !== undefined,
            'aria-controls': listId,
            'aria-activedescendant': activeId,
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            maxLength: maxQueryLength,
            inputMode: 'search',
            enterKeyHint: 'go',
            autoComplete: 'off',
            autoCorrect: 'off',
            autoCapitalize: 'none',
            spellCheck: false,
          }}
        />
        {value !== '' && (
          <Button
            color="inherit"
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
            sx={{ flexShrink: 0 }}
          >
            {copy.clear}
          </Button>
        )}
        <IconButton color="inherit" aria-label={copy.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
    </BoardSection>
  );
}

function inputStyles(theme: Theme) {
  return {
    color: 'inherit',
    fontSize: '1.125rem',
    caretColor: theme.vars.palette.gold.main,
    '& input': { textOverflow: 'ellipsis', '&:focus-visible': { outline: 'none' } },
    '& input::placeholder': { color: theme.vars.palette.board.muted, opacity: 1 },
  };
}
