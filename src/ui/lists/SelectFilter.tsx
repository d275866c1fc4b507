import { useId } from 'react';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';

type SelectFilterProps = {
  label: string;
  /** The text of the choice that filters nothing. */
  allLabel: string;
  options: readonly { value: string; label: string }[];
  /** Undefined for everything. */
  selected: string | undefined;
  onSelect: (value: string | undefined) => void;
};

/** A list of which one entry filters what is shown. */
export function SelectFilter({ label, allLabel, options, selected, onSelect }: SelectFilterProps) {
  const id = useId();
  return (
    <Box sx={field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={selected ?? ''}
        onChange={(event) => onSelect(event.target.value || undefined)}
      >
        <option value="">{allLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Box>
  );
}

function field({ vars: { palette } }: Theme) {
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1.5,
    minWidth: 0,
    '& label': { color: palette.text.secondary },
    '& select': {
      font: 'inherit',
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      border: `1.5px solid ${palette.outline}`,
      borderRadius: '3px 9px 3px 9px',
      minHeight: 44,
      maxWidth: '100%',
      px: 1.5,
    },
  } as const;
}
