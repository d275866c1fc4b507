import { type ChangeEvent, type ReactNode, type Ref, useId } from 'react';
import { FormControl, FormHelperText, InputLabel, OutlinedInput } from '@mui/material';
import { hintSpace } from '../styles/styles.ts';

type HtmlInput = {
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel' | 'url';
  maxLength?: number;
  /** What the Enter key of a keyboard on the screen says. */
  enterKeyHint?: 'next' | 'done';
  /** The id of a list of suggestions. */
  list?: string;
};

/** What a text field looks like; `TextInput` and `FormField` have it in common. */
export type TextInputLook = {
  label: string;
  /** Marks the label with an asterisk. False for a field that has rules but may stay empty. */
  required?: boolean;
  type?: 'text' | 'email' | 'password' | 'tel';
  autoComplete?: string;
  htmlInput?: HtmlInput;
  /** Shown under the field unless there is an error. */
  hint?: string;
  endAdornment?: ReactNode;
  /** Makes the field multi-line, with at least this many rows; it grows with the text. */
  minRows?: number;
  /** The most rows of a multi-line field, which scrolls beyond them. */
  maxRows?: number;
  /** Disables auto-capitalisation and spell check. Defaults to true unless `type` is 'text'. */
  verbatim?: boolean;
};

export type TextInputProps = TextInputLook & {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur?: () => void;
  disabled?: boolean;
  inputRef: Ref<HTMLInputElement | HTMLTextAreaElement>;
  /** Whether the field must be filled in, for assistive technology. */
  isRequired: boolean;
  /** Empty for an error without a message. */
  error: string | undefined;
};

/**
 * A text field with its label. The line for its error is always rendered, so that the layout does not
 * shift. MUI's TextField would load its select and menu too.
 */
export function TextInput({
  label,
  required,
  type = 'text',
  htmlInput,
  hint,
  minRows,
  maxRows,
  verbatim = type !== 'text',
  isRequired,
  error,
  ...input
}: TextInputProps) {
  const id = useId();
  return (
    <FormControl fullWidth required={required} error={error !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        label={label}
        type={type}
        multiline={minRows !== undefined}
        minRows={minRows}
        maxRows={maxRows}
        aria-describedby={`${id}-hint`}
        inputProps={{
          'aria-required': required ?? isRequired,
          ...(verbatim && { autoCapitalize: 'none', spellCheck: false }),
          ...htmlInput,
        }}
      />
      <FormHelperText id={`${id}-hint`} sx={hint === undefined ? undefined : hintSpace}>
        {error || hint || ' '}
      </FormHelperText>
    </FormControl>
  );
}
