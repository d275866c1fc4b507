import { Button } from '@mui/material';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { copy } from '../copy.ts';
import { useGoBack } from './useGoBack.ts';

type BackButtonProps = {
  label?: string;
  /** Target if this page is the first of the visit. */
  fallback?: string;
};

export function BackButton({ label = copy.back, fallback = '/' }: BackButtonProps) {
  return (
    <Button color="inherit" startIcon={<ArrowBackIcon />} onClick={useGoBack(fallback)}>
      {label}
    </Button>
  );
}
