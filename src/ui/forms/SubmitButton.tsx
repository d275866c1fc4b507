import { useEffect, useRef } from 'react';
import { Button, type ButtonProps } from '@mui/material';
import { copy } from '../copy.ts';
import { restoreFocus } from '../dialogs/restoreFocus.ts';

type SubmitButtonProps = Pick<ButtonProps, 'sx' | 'startIcon' | 'lang' | 'variant'> & {
  label: string;
  busyLabel: string;
  busy: boolean;
  /** Whether a picture that is saved with the form is still being opened: it would be left out. */
  isOpeningPicture?: boolean;
};

/**
 * Submit button, disabled while `busy` and while a picture of the form is being opened, which a slow phone
 * does for seconds. Being disabled costs it the focus, which is restored afterwards.
 */
export function SubmitButton({
  label,
  busyLabel,
  busy,
  isOpeningPicture = false,
  ...rest
}: SubmitButtonProps) {
  const disabled = busy || isOpeningPicture;
  const button = useRef<HTMLButtonElement>(null);
  const wasDisabled = useRef(false);
  useEffect(() => {
    if (wasDisabled.current && !disabled && button.current) restoreFocus(button.current);
    wasDisabled.current = disabled;
  }, [disabled]);
  return (
    <Button
      variant="contained"
      {...rest}
      ref={button}
      type="submit"
      size="large"
      disabled={disabled}
    >
      {busy ? busyLabel : isOpeningPicture ? copy.openingPicture : label}
    </Button>
  );
}
