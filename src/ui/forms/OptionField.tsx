import { TextField } from '@mui/material';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  useController,
  type UseControllerProps,
} from 'react-hook-form';

type OptionFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  options: readonly { value: string; label: string }[];
  rules?: UseControllerProps<Values>['rules'];
};

/** A field of a form in which one entry of a list of the browser's is chosen. */
export function OptionField<Values extends FieldValues>({
  control,
  name,
  label,
  options,
  rules,
}: OptionFieldProps<Values>) {
  const {
    field: { ref, ...field },
    fieldState: { error },
  } = useController({ control, name, rules });
  return (
    <TextField
      {...field}
      select
      fullWidth
      label={label}
      inputRef={ref}
      error={error !== undefined}
      helperText={error?.message ?? ' '}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </TextField>
  );
}
