import { useState } from 'react';
import { IconButton, InputAdornment } from '@mui/material';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import type { FieldValues } from 'react-hook-form';
import { copy } from './copy.ts';
import { FormField, type FormFieldProps } from './FormField.tsx';

/** A field for a password, with a button that shows what was typed. */
export function PasswordField<Values extends FieldValues>(props: Omit<FormFieldProps<Values>, 'type' | 'endAdornment' | 'verbatim'>) {
  const [shown, setShown] = useState(false);
  return (
    <FormField
      {...props}
      type={shown ? 'text' : 'password'}
      verbatim
      endAdornment={(
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={shown ? copy.hidePassword : copy.showPassword}
            // Keeps the cursor in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setShown((current) => !current)}
          >
            {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
          </IconButton>
        </InputAdornment>
      )}
    />
  );
}
