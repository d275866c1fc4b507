import {
  type Control,
  type FieldPath,
  type FieldValues,
  useController,
  type UseControllerProps,
} from 'react-hook-form';
import { TextInput, type TextInputLook, type TextInputProps } from './TextInput.tsx';

export type FormFieldProps<Values extends FieldValues> = TextInputLook & {
  control: Control<Values>;
  name: FieldPath<Values>;
  rules?: UseControllerProps<Values>['rules'];
  /**
   * Converts the typed text before it is stored, e.g. to digits only. Also receives the previous
   * value.
   */
  normalize?: (typed: string, previous: string) => string;
};

/** Connects a text field with a form of react-hook-form's: returns the properties of `TextInput`. */
export function useFormField<Values extends FieldValues>({
  control,
  name,
  rules,
  normalize,
  ...look
}: FormFieldProps<Values>): TextInputProps {
  const {
    field: { ref, ...field },
    fieldState: { error },
  } = useController({ control, name, rules });
  return {
    ...look,
    ...field,
    onChange: normalize
      ? ({ target }) => field.onChange(normalize(target.value, field.value))
      : field.onChange,
    inputRef: ref,
    isRequired: rules !== undefined,
    error: error && (error.message ?? ''),
  };
}

/** A text field of a form. */
export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  return <TextInput {...useFormField(props)} />;
}
