import { Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { copy } from './copy.ts';

/** For somebody who follows an invitation and most likely has no account yet. */
export function SignUpFirst({ to }: { to: string }) {
  return (
    <>
      <Button component={Link} to={to} lang="id" variant="contained" size="large" fullWidth>
        {copy.invitation.toSignUp}
      </Button>
      <Typography lang="id" sx={{ mt: 3, mb: 2, fontWeight: 600 }}>
        {copy.invitation.hasAccount}
      </Typography>
    </>
  );
}
