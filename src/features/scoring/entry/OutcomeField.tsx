import type { KeyboardEvent } from 'react';
import { TextField } from '@mui/material';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { runOutcomes } from '../../../../openapi/runs/runOutcomes.ts';
import type { RunOutcome } from '../../../../openapi/schema.d.ts';
import { copy } from '../copy.ts';

type NativeSelectProps = {
  label: string;
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** Shown under the field. */
  hint?: string;
  /** Called instead of what a browser does at Enter. */
  onEnter?: () => void;
};

/** A select of the browser, which letters, digits and arrows change without opening it. */
export function NativeSelect({
  label,
  name,
  value,
  options,
  onChange,
  hint,
  onEnter,
}: NativeSelectProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onEnter) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <TextField
      select
      fullWidth
      label={label}
      name={name}
      value={value}
      helperText={hint}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKeyDown}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ '& select': { textOverflow: 'ellipsis' } }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}

type OutcomeFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
  onEnter?: () => void;
};

/** The field for the outcome of a run. */
export function OutcomeField<Values extends FieldValues>({
  control,
  name,
  onEnter,
}: OutcomeFieldProps<Values>) {
  const { field } = useController({ control, name });
  const value: RunOutcome = field.value;
  return (
    <NativeSelect
      label={copy.form.outcome}
      name={name}
      value={value}
      options={runOutcomes.map((outcome) => ({ value: outcome, label: copy.outcomes[outcome] }))}
      onChange={field.onChange}
      {...(onEnter && { onEnter })}
    />
  );
}
