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
  /** What the show/hide button calls the value. */
  secret?: string;
};

/** A field for a password or PIN, with a button that reveals it. */
export function PasswordField<Values extends FieldValues>({
  secret = 'password',
  ...props
}: PasswordFieldProps<Values>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <FormField
      {...props}
      type={isShown ? 'text' : 'password'}
      verbatim
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={isShown ? copy.hide(secret) : copy.show(secret)}
            // Keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setIsShown((current) => !current)}
          >
            {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
