import { useId } from 'react';
import { TextField } from '@mui/material';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

export type Option = { id: number; label: string };

type FormSelectProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  options: readonly Option[];
  /** The entry that chooses nothing. */
  choose: string;
  /** Shown if there is nothing to choose. */
  none: string;
  /** Shown if nothing was chosen. */
  required: string;
  onChosen?: () => void;
};

/** A field of a form in which one entry must be chosen. */
export function FormSelect<Values extends FieldValues>({
  control,
  name,
  label,
  options,
  choose,
  none,
  required,
  onChosen,
}: FormSelectProps<Values>) {
  const id = useId();
  const {
    field: { ref, ...field },
    fieldState: { error },
  } = useController({
    control,
    name,
    rules: { required, ...(onChosen && { onChange: onChosen }) },
  });
  return (
    <TextField
      select
      fullWidth
      id={id}
      label={label}
      inputRef={ref}
      {...field}
      error={error !== undefined}
      helperText={error?.message ?? (options.length === 0 ? none : ' ')}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{choose}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
