import { Button } from '@mui/material';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { copy } from './copy.ts';
import { useStepBack } from './useStepBack.ts';

type BackButtonProps = {
  label?: string;
  /** Where to go when this page is the first of the visit. */
  fallback?: string;
};

/** Goes one step back in history, or to `fallback` when there is no step to go. */
export function BackButton({ label = copy.back, fallback = '/' }: BackButtonProps) {
  return (
    <Button color="inherit" startIcon={<ArrowBackIcon />} onClick={useStepBack(fallback)}>
      {label}
    </Button>
  );
}
