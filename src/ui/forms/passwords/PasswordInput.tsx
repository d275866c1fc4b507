import { useState } from 'react';
import { IconButton, InputAdornment } from '@mui/material';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import { copy } from '../../copy.ts';
import { TextInput, type TextInputProps } from '../TextInput.tsx';

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'endAdornment' | 'verbatim'> & {
  /** What the show/hide button calls the value. */
  secret?: string;
};

/** A text field for a password or PIN, with a button that reveals it. */
export function PasswordInput({ secret = 'password', ...props }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextInput
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
