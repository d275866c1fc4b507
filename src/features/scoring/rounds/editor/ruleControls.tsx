import { Checkbox, FormControlLabel } from '@mui/material';
import { type Control, useController } from 'react-hook-form';
import { FormField } from '../../../../ui/forms/FormField.tsx';
import { NativeSelect } from '../../entry/OutcomeField.tsx';
import { copy as pageCopy } from '../copy.ts';
import { type CountLimits, isCount, type RoundValues } from './roundValues.ts';

const copy = pageCopy.editor;

type FieldProps<Name extends keyof RoundValues = keyof RoundValues> = {
  control: Control<RoundValues>;
  name: Name;
  label: string;
};

type ChoiceFieldProps<Name extends keyof RoundValues> = FieldProps<Name> & {
  /** What can be chosen, in this order. */
  values: readonly RoundValues[Name][];
  labels: Readonly<Record<RoundValues[Name] & string, string>>;
  /** What each of them means. */
  hints?: Readonly<Record<RoundValues[Name] & string, string>>;
  onChosen?: (value: RoundValues[Name]) => void;
};

/** A field in which one value of a list is chosen, with what it means. */
export function ChoiceField<Name extends keyof RoundValues>({
  control,
  name,
  label,
  values,
  labels,
  hints,
  onChosen,
}: ChoiceFieldProps<Name>) {
  const { field } = useController({ control, name });
  const find = (text: string) => values.find((value) => value === text);
  const shown = find(String(field.value)) ?? values[0];
  const textOf = (texts: Readonly<Record<string, string>>) => texts[String(shown)] ?? '';
  return (
    <NativeSelect
      label={label}
      name={name}
      value={String(shown)}
      options={values.map((value) => ({
        value: String(value),
        label: labels[value as RoundValues[Name] & string],
      }))}
      {...(hints && { hint: textOf(hints) })}
      onChange={(text) => {
        const value = find(text);
        if (value === undefined) return;
        field.onChange(value);
        onChosen?.(value);
      }}
    />
  );
}

/** A field that is ticked or not. */
export function CheckboxField({ control, name, label }: FieldProps) {
  const {
    field: { value, ref, ...field },
  } = useController({ control, name });
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox {...field} checked={value === true} slotProps={{ input: { ref } }} />}
    />
  );
}

type CountFieldProps = FieldProps & {
  limits: CountLimits;
  /** Whether it may stay empty. */
  isOptional?: boolean;
  hint?: string | undefined;
};

/** A field for a whole number. */
export const CountField = ({ limits, isOptional = false, hint, ...field }: CountFieldProps) => (
  <FormField
    {...field}
    autoComplete="off"
    {...(isOptional && { required: false })}
    htmlInput={{ inputMode: 'numeric', maxLength: String(limits.maximum).length }}
    {...(hint !== undefined && { hint })}
    rules={{
      validate: (text) =>
        (isOptional && String(text).trim() === '') ||
        isCount(String(text), limits) ||
        copy.rules.count(limits.minimum, limits.maximum),
    }}
  />
);
