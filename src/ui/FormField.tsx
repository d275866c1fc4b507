import type { ReactNode } from 'react';
import { TextField } from '@mui/material';
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
  /**
   * Marks the label with an asterisk, for a form where that is wanted; false for a field with rules
   * that may stay empty.
   */
  required?: boolean;
  type?: 'text' | 'email' | 'password' | 'tel';
  autoComplete?: string;
  htmlInput?: HtmlInput;
  /** Stands under the field until an error takes its place. */
  hint?: string;
  /** At the field's end, inside its frame. */
  endAdornment?: ReactNode;
  /**
   * Makes what is typed fit before it is kept, such as digits alone, given what stood there before.
   */
  clean?: (typed: string, before: string) => string;
  /** Lines of room for a longer text; it grows with what is typed. */
  minRows?: number;
  /** Not prose: no capitals, no spell check. On unless the type is text. */
  verbatim?: boolean;
};

/**
 * A text field of a form. Its error stands under it in a line that is always there, so that nothing
 * jumps, and is read with it.
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
    clean,
    minRows,
  } = props;
  const {
    field: { ref, ...field },
    fieldState: { error },
  } = useController({ control, name, rules });
  return (
    <TextField
      {...field}
      onChange={
        clean ? ({ target }) => field.onChange(clean(target.value, field.value)) : field.onChange
      }
      inputRef={ref}
      fullWidth
      label={label}
      required={required}
      type={type}
      multiline={minRows !== undefined}
      minRows={minRows}
      autoComplete={autoComplete}
      error={error !== undefined}
      helperText={error?.message || hint || ' '}
      slotProps={{
        htmlInput: {
          'aria-required': required ?? rules !== undefined,
          ...(verbatim && { autoCapitalize: 'none', spellCheck: false }),
          ...htmlInput,
        },
        input: { endAdornment },
      }}
    />
  );
}
