import { useEffect, useRef } from 'react';
import { Button, type ButtonProps } from '@mui/material';
import { takeLostFocus } from './takeLostFocus.ts';

type SubmitButtonProps = Pick<ButtonProps, 'sx' | 'startIcon'> & {
  label: string;
  busyLabel: string;
  busy: boolean;
};

/**
 * Sends a form. It rests while that is under way, and takes the focus back that it lost by resting.
 */
export function SubmitButton({ label, busyLabel, busy, ...rest }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && button.current) takeLostFocus(button.current);
    wasBusy.current = busy;
  }, [busy]);
  return (
    <Button {...rest} ref={button} type="submit" variant="contained" size="large" disabled={busy}>
      {busy ? busyLabel : label}
    </Button>
  );
}
