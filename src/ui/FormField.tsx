import { type ReactNode, useId } from 'react';
import { FormControl, FormHelperText, InputLabel, OutlinedInput } from '@mui/material';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  useController,
  type UseControllerProps,
} from 'react-hook-form';

type HtmlInput = { inputMode?: 'text' | 'email' | 'numeric' | 'tel'; maxLength?: number };

export type FormFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  rules?: UseControllerProps<Values>['rules'];
  /** Marks the label with an asterisk. False for a field that has rules but may stay empty. */
  required?: boolean;
  type?: 'text' | 'email' | 'password' | 'tel';
  autoComplete?: string;
  htmlInput?: HtmlInput;
  /** Shown under the field unless there is an error. */
  hint?: string;
  endAdornment?: ReactNode;
  /**
   * Converts the typed text before it is stored, e.g. to digits only. Also receives the previous
   * value.
   */
  normalize?: (typed: string, previous: string) => string;
  /** Makes the field multi-line, with at least this many rows; it grows with the text. */
  minRows?: number;
  /** Disables auto-capitalisation and spell check. Defaults to true unless `type` is 'text'. */
  verbatim?: boolean;
};

/**
 * A text field of a form. The line for its error is always rendered, so that the layout does not
 * shift. MUI's TextField would load its select and menu too.
 */
export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const {
    control,
    name,
    label,
    rules,
    required,
    type = 'text',
    autoComplete,
    htmlInput,
    hint,
    endAdornment,
    verbatim = type !== 'text',
    normalize,
    minRows,
  } = props;
  const id = useId();
  const {
    field: { ref, ...field },
    fieldState: { error },
  } = useController({ control, name, rules });
  return (
    <FormControl fullWidth required={required} error={error !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...field}
        id={id}
        onChange={
          normalize
            ? ({ target }) => field.onChange(normalize(target.value, field.value))
            : field.onChange
        }
        inputRef={ref}
        label={label}
        type={type}
        multiline={minRows !== undefined}
        minRows={minRows}
        autoComplete={autoComplete}
        aria-describedby={`${id}-hint`}
        endAdornment={endAdornment}
        inputProps={{
          'aria-required': required ?? rules !== undefined,
          ...(verbatim && { autoCapitalize: 'none', spellCheck: false }),
          ...htmlInput,
        }}
      />
      <FormHelperText id={`${id}-hint`}>{error?.message || hint || ' '}</FormHelperText>
    </FormControl>
  );
}
