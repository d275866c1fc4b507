import { useEffect, useRef } from 'react';
import { Button, type ButtonProps } from '@mui/material';
import { restoreFocus } from '../dialogs/restoreFocus.ts';

type SubmitButtonProps = Pick<ButtonProps, 'sx' | 'startIcon' | 'lang' | 'variant'> & {
  label: string;
  busyLabel: string;
  busy: boolean;
};

/**
 * Submit button, disabled while `busy`. Being disabled costs it the focus, which is restored
 * afterwards.
 */
export function SubmitButton({ label, busyLabel, busy, ...rest }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && button.current) restoreFocus(button.current);
    wasBusy.current = busy;
  }, [busy]);
  return (
    <Button variant="contained" {...rest} ref={button} type="submit" size="large" disabled={busy}>
      {busy ? busyLabel : label}
    </Button>
  );
}
