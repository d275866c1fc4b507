import { TextField } from '@mui/material';

type SelectFieldProps = {
  label: string;
  /** The text of the choice that chooses nothing. */
  noneLabel: string;
  options: readonly { value: string; label: string }[];
  /** Undefined for none. */
  selected: string | undefined;
  onSelect: (value: string | undefined) => void;
  size?: 'small';
};

/** A list of which one entry, or none, is chosen. */
export const SelectField = ({
  label,
  noneLabel,
  options,
  selected,
  onSelect,
  size,
}: SelectFieldProps) => (
  <TextField
    select
    label={label}
    size={size}
    value={selected ?? ''}
    onChange={({ target }) => onSelect(target.value || undefined)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    sx={{ minWidth: 0, maxWidth: '100%', '& select': { textOverflow: 'ellipsis' } }}
  >
    <option value="">{noneLabel}</option>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </TextField>
);
