import { IconButton } from '@mui/material';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { TimeFormat } from '../../../../openapi/runs/scoreTimes.ts';
import { runReasonLimits } from '../../../../openapi/workLimits.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { copy } from '../copy.ts';

type ValueFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
  enterKeyHint?: 'next' | 'done';
};

/** The field for points; its button changes the sign, which the numeric pad of some phones lacks. */
export function PointsField<Values extends FieldValues>({
  control,
  name,
  enterKeyHint,
}: ValueFieldProps<Values>) {
  const { field } = useController({ control, name });
  const text = String(field.value);
  const changeSign = () => field.onChange(text.startsWith('-') ? text.slice(1) : `-${text}`);
  return (
    <FormField
      control={control}
      name={name}
      label={copy.form.points}
      autoComplete="off"
      htmlInput={{ inputMode: 'decimal', maxLength: 8, ...(enterKeyHint && { enterKeyHint }) }}
      endAdornment={
        <IconButton
          edge="end"
          aria-label={copy.form.changeSign}
          // A keyboard has the minus sign.
          tabIndex={-1}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={changeSign}
          sx={{ width: 44, height: 44, fontSize: '1.25rem' }}
        >
          ±
        </IconButton>
      }
    />
  );
}

type TimeFieldProps<Values extends FieldValues> = ValueFieldProps<Values> & {
  format: TimeFormat;
  /** Instead of an example of a time. */
  hint?: string | undefined;
};

/** A time of each format, as an example of what can be typed. */
const exampleTimes: Record<TimeFormat, string> = {
  'MM:SS.hh': '01:34.54',
  'MM:SS.hhh': '01:34.543',
  'HH:MM:SS': '01:34:54',
};

/** The field for a time. */
export const TimeField = <Values extends FieldValues>({
  control,
  name,
  enterKeyHint,
  format,
  hint = copy.form.example(exampleTimes[format]),
}: TimeFieldProps<Values>) => (
  <FormField
    control={control}
    name={name}
    label={copy.form.time}
    autoComplete="off"
    hint={hint}
    htmlInput={{ inputMode: 'decimal', maxLength: 12, ...(enterKeyHint && { enterKeyHint }) }}
  />
);

/** The field for the reason of a disqualification. */
export const RunReasonField = <Values extends FieldValues>({
  control,
  name,
  enterKeyHint,
}: ValueFieldProps<Values>) => (
  <FormField
    control={control}
    name={name}
    label={copy.form.reason}
    autoComplete="off"
    htmlInput={{ maxLength: runReasonLimits.maxLength, ...(enterKeyHint && { enterKeyHint }) }}
  />
);
