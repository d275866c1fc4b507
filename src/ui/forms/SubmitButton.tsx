import { Button, type ButtonProps } from '@mui/material';
import { useFocusAfterBusy } from '../hooks/useFocusAfterBusy.ts';

type SubmitButtonProps = Pick<ButtonProps, 'sx' | 'startIcon' | 'lang' | 'variant' | 'onClick'> & {
  label: string;
  busyLabel: string;
  busy: boolean;
};

/** Submit button, disabled while `busy`. */
export function SubmitButton({ label, busyLabel, busy, ...rest }: SubmitButtonProps) {
  const button = useFocusAfterBusy(busy);
  return (
    <Button variant="contained" {...rest} ref={button} type="submit" size="large" disabled={busy}>
      {busy ? busyLabel : label}
    </Button>
  );
}
