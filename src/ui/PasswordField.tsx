import { useState } from 'react';
import { IconButton, InputAdornment } from '@mui/material';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import type { FieldValues } from 'react-hook-form';
import { copy } from './copy.ts';
import { FormField, type FormFieldProps } from './FormField.tsx';

type PasswordFieldProps<Values extends FieldValues> = Omit<
  FormFieldProps<Values>,
  'type' | 'endAdornment' | 'verbatim'
> & {
  /** What the button that shows it calls it. */
  secret?: string;
};

/** A field for a password or PIN, with a button that shows what was typed. */
export function PasswordField<Values extends FieldValues>({
  secret = 'password',
  ...props
}: PasswordFieldProps<Values>) {
  const [shown, setShown] = useState(false);
  return (
    <FormField
      {...props}
      type={shown ? 'text' : 'password'}
      verbatim
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={shown ? copy.hide(secret) : copy.show(secret)}
            // Keeps the cursor in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setShown((current) => !current)}
          >
            {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
