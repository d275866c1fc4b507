import type { ReactNode } from 'react';
import { ToggleButton } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import CheckIcon from '@mui/icons-material/Check';
import { cutCorner } from '../styles/styles.ts';

type FilterToggleProps = {
  value: string;
  selected: boolean;
  onChange: (selected: boolean) => void;
  children: ReactNode;
};

/** Shows fewer rows of a list while it is pressed. */
export const FilterToggle = ({ value, selected, onChange, children }: FilterToggleProps) => (
  <ToggleButton
    value={value}
    size="small"
    selected={selected}
    onChange={() => onChange(!selected)}
    sx={toggleStyles}
  >
    {selected && <CheckIcon fontSize="small" sx={{ mr: 0.75 }} />}
    {children}
  </ToggleButton>
);

const toggleStyles = ({ vars: { palette }, typography }: Theme) => ({
  ...typography.body2,
  fontFamily: typography.button.fontFamily,
  ...cutCorner(10),
  minHeight: 44,
  px: 1.75,
  fontWeight: 600,
  color: palette.text.primary,
  borderColor: palette.outline,
  textTransform: 'none',
  '&.Mui-selected, &.Mui-selected:hover': {
    color: palette.primary.contrastText,
    backgroundColor: palette.primary.main,
  },
});
