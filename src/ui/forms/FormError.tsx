import { Typography } from '@mui/material';
import { Notice } from '../states/Notice.tsx';

type FormErrorProps = { message: string; hint?: string };

/** Why a form could not be submitted; announced by screen readers at once. */
export function FormError({ message, hint }: FormErrorProps) {
  return (
    <Notice severity="error" sx={{ mb: 1 }}>
      <Typography component="p" variant="body2" sx={{ fontWeight: 600 }}>
        {message}
      </Typography>
      {hint && (
        <Typography component="p" variant="body2">
          {hint}
        </Typography>
      )}
    </Notice>
  );
}
