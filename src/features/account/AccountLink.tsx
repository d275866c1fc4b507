import { Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

type AccountLinkProps = { question?: string; label: string; to: string };

/** A link, mostly after a question, such as 'No account yet? Sign up'. */
export function AccountLink({ question, label, to }: AccountLinkProps) {
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      {question}{' '}
      <MuiLink
        component={Link}
        to={to}
        underline="always"
        sx={{ fontWeight: 600, display: 'inline-block', py: 0.75 }}
      >
        {label}
      </MuiLink>
    </Typography>
  );
}
