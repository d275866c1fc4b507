import { Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { copy } from './copy.ts';

type AccountLinkProps = { question?: string; label: string; to: string };

/** A link, mostly after a question, such as 'No account yet? Sign up'. */
export function AccountLink({ question, label, to }: AccountLinkProps) {
  return (
    <Typography
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 0.75,
        color: 'text.secondary',
      }}
    >
      {question && <span>{question}</span>}
      <MuiLink component={Link} to={to} underline="always" sx={{ fontWeight: 600, py: 0.75 }}>
        {label}
      </MuiLink>
    </Typography>
  );
}

const { agreement } = copy;

/** What signing up agrees to. The texts open in another tab, so that the input is not lost. */
export const AgreementNote = () => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    {agreement.before}{' '}
    <MuiLink href={paths.termsCondition.href()} target="_blank" underline="always" lang="en">
      {agreement.terms}
    </MuiLink>{' '}
    {agreement.and}{' '}
    <MuiLink href={paths.privacy.href()} target="_blank" underline="always" lang="en">
      {agreement.privacy}
    </MuiLink>
    .
  </Typography>
);
