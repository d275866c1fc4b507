import { TextField } from '@mui/material';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  useController,
  type UseControllerProps,
} from 'react-hook-form';
import { hintSpace } from '../../../ui/styles/styles.ts';

type TimeFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
  type: 'date' | 'time' | 'datetime-local';
  label: string;
  hint?: string;
  rules?: UseControllerProps<Values>['rules'];
};

/** A field for a date, a time, or both, with the browser's own picker. */
export function TimeField<Values extends FieldValues>(props: TimeFieldProps<Values>) {
  const { control, name, type, label, hint, rules } = props;
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
        ...(hint !== undefined && { formHelperText: { sx: hintSpace } }),
        htmlInput: { 'aria-required': rules !== undefined, max: maxima[type] },
      }}
    />
  );
}

/** Without it, browsers accept years of six digits. */
const maxima = { date: '9999-12-31', time: undefined, 'datetime-local': '9999-12-31T23:59' };
