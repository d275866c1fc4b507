import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { copy } from './copy.ts';

/** MUI's link would cost every form of an account a kilobyte of scripts. */
export const linkStyles = { color: 'primary.main', textDecoration: 'underline' };

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
      <Box component={Link} to={to} sx={[linkStyles, { fontWeight: 600, py: 0.75 }]}>
        {label}
      </Box>
    </Typography>
  );
}

const { agreement } = copy;

/** What signing up agrees to. The texts open in another tab, so that the input is not lost. */
export const AgreementNote = () => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    {agreement.before}{' '}
    <Box component="a" href={paths.termsCondition.href()} target="_blank" lang="en" sx={linkStyles}>
      {agreement.terms}
    </Box>{' '}
    {agreement.and}{' '}
    <Box component="a" href={paths.privacy.href()} target="_blank" lang="en" sx={linkStyles}>
      {agreement.privacy}
    </Box>
    .
  </Typography>
);
