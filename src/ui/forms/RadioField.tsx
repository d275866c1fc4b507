import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  useController,
  type UseControllerProps,
} from 'react-hook-form';

type RadioFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  options: readonly { value: string; label: string }[];
  rules?: UseControllerProps<Values>['rules'];
};

/** One of a few options. */
export function RadioField<Values extends FieldValues>({
  control,
  name,
  label,
  options,
  rules,
}: RadioFieldProps<Values>) {
  const { field } = useController({ control, name, rules });
  return (
    <RadioGroup {...field} aria-label={label}>
      {options.map((option) => (
        <FormControlLabel key={option.value} {...option} control={<Radio />} />
      ))}
    </RadioGroup>
  );
}
