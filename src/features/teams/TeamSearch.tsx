import { useRef } from 'react';
import { Box, IconButton, InputAdornment, TextField } from '@mui/material';
import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { copy } from './copy.ts';

type TeamSearchProps = {
  value: string;
  onType: (value: string) => void;
  /** Called when the visitor is done typing: they press Enter or leave the field. */
  onSettle: () => void;
};

/** The field in which a team's name is looked for. */
export function TeamSearch({ value, onType, onSettle }: TeamSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onType('');
    input.current?.focus();
  };
  return (
    <Box
      component="form"
      role="search"
      lang="en"
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
        placeholder={copy.list.search}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onBlur={onSettle}
        slotProps={{
          htmlInput: { 'aria-label': copy.list.search, maxLength: 100, autoComplete: 'off', spellCheck: false, enterKeyHint: 'search' },
          input: {
            startAdornment: <InputAdornment position="start"><SearchIcon aria-hidden /></InputAdornment>,
            endAdornment: value !== '' && (
              <InputAdornment position="end">
                <IconButton aria-label={copy.list.clear} edge="end" onClick={clear}><ClearIcon /></IconButton>
              </InputAdornment>
            ),
          },
        }}
        sx={{ '& ::-webkit-search-cancel-button': { display: 'none' } }}
      />
    </Box>
  );
}
