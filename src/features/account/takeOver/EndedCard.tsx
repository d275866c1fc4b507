import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { FormPage } from '../../../ui/page/FormPage.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { copy as accountCopy } from '../copy.ts';
import { copy } from './copy.ts';

/** The scanned card cannot be used: most likely its account has a password already. */
export function EndedCard({ onTypeCode }: { onTypeCode: () => void }) {
  usePageTitle(copy.ended.title);
  return (
    <FormPage
      board={accountCopy.participantBoard}
      title={copy.ended.title}
      lead={<span role="alert">{copy.ended.lead}</span>}
      links={<AccountLink label={accountCopy.forgotten} to={paths.forgotPassword.href()} />}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Button variant="contained" size="large" component={Link} to={paths.signIn.href()}>
          {copy.toSignIn}
        </Button>
        <Button variant="outlined" size="large" onClick={onTypeCode}>
          {copy.ended.typeCode}
        </Button>
      </Box>
    </FormPage>
  );
}
