import { TextField } from '@mui/material';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  useController,
  type UseControllerProps,
} from 'react-hook-form';
import { formatCalendarDate, startOfDate } from '../../lib/dates/calendarDate.ts';
import { formatMidnight } from '../../lib/dates/formatLocalTime.ts';
import { hintSpace } from '../styles/styles.ts';
import { copy } from '../copy.ts';

type TimeFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
  type: 'date' | 'time' | 'datetime-local';
  label: string;
  hint?: string;
  /** Whether something ends then: the public page names midnight as the end of the day before. */
  isDeadline?: boolean;
  rules?: UseControllerProps<Values>['rules'];
};

/** A field for a date, a time, or both, with the browser's own picker. */
export function TimeField<Values extends FieldValues>(props: TimeFieldProps<Values>) {
  const { control, name, type, label, hint, isDeadline, rules } = props;
  const {
    field: { ref, ...field },
    fieldState: { error },
  } = useController({ control, name, rules });
  const value = String(field.value);
  const words = inWords(value);
  const midnight = isDeadline && words ? formatMidnight(value) : undefined;
  const text =
    error?.message ||
    [midnight ? copy.sameAs(words, midnight) : words, hint].filter(Boolean).join('. ');
  return (
    <TextField
      {...field}
      fullWidth
      type={type}
      label={label}
      inputRef={ref}
      required={rules?.required !== undefined}
      error={error !== undefined}
      helperText={text || ' '}
      slotProps={{
        inputLabel: { shrink: true },
        formHelperText: { sx: text === '' ? undefined : hintSpace },
        htmlInput: { max: maxima[type] },
      }}
    />
  );
}

/**
 * Returns a date in words, with its hour if there is one: '1 Desember 2026, 08.30'. Browsers in other
 * languages show it with the month first. Empty for what has no date.
 */
function inWords(value: string): string {
  const [date = '', hour] = value.split('T');
  if (Number.isNaN(startOfDate(date))) return '';
  return [formatCalendarDate(date), hour?.replace(':', '.')].filter(Boolean).join(', ');
}

/** Without it, browsers accept years of six digits. */
const maxima = { date: '9999-12-31', time: undefined, 'datetime-local': '9999-12-31T23:59' };
