import { IconButton } from '@mui/material';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { copy } from '../copy.ts';

type PointsFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
  enterKeyHint?: 'next' | 'done';
};

/** The field for points; its button changes the sign, which the numeric pad of some phones lacks. */
export function PointsField<Values extends FieldValues>({
  control,
  name,
  enterKeyHint,
}: PointsFieldProps<Values>) {
  const { field } = useController({ control, name });
  const text = String(field.value);
  const changeSign = () => field.onChange(text.startsWith('-') ? text.slice(1) : `-${text}`);
  return (
    <FormField
      control={control}
      name={name}
      label={copy.form.points}
      autoComplete="off"
      htmlInput={{ inputMode: 'numeric', maxLength: 6, ...(enterKeyHint && { enterKeyHint }) }}
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
