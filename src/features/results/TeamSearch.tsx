import { IconButton, InputAdornment, TextField } from '@mui/material';
import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { copy } from './copy.ts';

type TeamSearchProps = { value: string; onChange: (value: string) => void };

/** Finds a team in a long ranking. */
export function TeamSearch({ value, onChange }: TeamSearchProps) {
  return (
    <TextField
      type="text"
      size="small"
      role="search"
      placeholder={copy.search}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ flex: '1 1 240px', maxWidth: 360 }}
      slotProps={{
        htmlInput: { 'aria-label': copy.search, maxLength: 100, enterKeyHint: 'search', autoComplete: 'off' },
        input: {
          startAdornment: <InputAdornment position="start"><SearchIcon /></InputAdornment>,
          endAdornment: value !== '' && (
            <InputAdornment position="end">
              <IconButton size="small" edge="end" aria-label={copy.clear} onClick={() => onChange('')}><ClearIcon /></IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
