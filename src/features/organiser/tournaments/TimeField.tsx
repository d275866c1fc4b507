import { TextField } from '@mui/material';
import {
  type Control,
  type FieldPath,
  useController,
  type UseControllerProps,
} from 'react-hook-form';
import type { TournamentValues } from './tournamentValues.ts';

type TimeFieldProps = {
  control: Control<TournamentValues>;
  name: FieldPath<TournamentValues>;
  type: 'date' | 'time' | 'datetime-local';
  label: string;
  hint?: string;
  rules?: UseControllerProps<TournamentValues>['rules'];
};

/** A field for a date, a time, or both, with the browser's own picker. */
export function TimeField({ control, name, type, label, hint, rules }: TimeFieldProps) {
  const {
    field: { ref, ...field },
    fieldState: { error },
  } = useController({ control, name, rules });
  return (
    <TextField
      {...field}
      fullWidth
      type={type}
      label={label}
      inputRef={ref}
      error={error !== undefined}
      helperText={error?.message || hint || ' '}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { 'aria-required': rules !== undefined, max: maxima[type] },
      }}
    />
  );
}

/** Without it, browsers accept years of six digits. */
const maxima = { date: '9999-12-31', time: undefined, 'datetime-local': '9999-12-31T23:59' };
