import { Box } from '@mui/material';
import { AccountLink } from './AccountLink.tsx';

type OtherAccountLinkProps = { question: string; label: string; to: string };

/** Leads to the form for the other kind of account. */
export const OtherAccountLink = (props: OtherAccountLinkProps) => (
  <Box sx={frame}>
    <AccountLink {...props} />
  </Box>
);

/** Above the form: whoever is on the wrong page must see it before typing. */
const frame = {
  mb: 3,
  px: 2,
  py: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
};
