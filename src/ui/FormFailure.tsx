import { Alert, Typography } from '@mui/material';

type FormFailureProps = { message: string; hint?: string };

/** Says why a form was not accepted; read out at once. */
export function FormFailure({ message, hint }: FormFailureProps) {
  return (
    <Alert severity="error" sx={{ mb: 1 }}>
      <Typography component="p" variant="body2" sx={{ fontWeight: 600 }}>
        {message}
      </Typography>
      {hint && (
        <Typography component="p" variant="body2">
          {hint}
        </Typography>
      )}
    </Alert>
  );
}
