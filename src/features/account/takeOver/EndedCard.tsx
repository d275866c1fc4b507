import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { focusElement } from '../../../ui/dialogs/restoreFocus.ts';
import { usePageTitle } from '../../../ui/page/usePageTitle.ts';
import { FormPage } from '../../../ui/page/FormPage.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { copy as accountCopy } from '../copy.ts';
import { copy } from './copy.ts';

type EndedCardProps = {
  /** It takes the place of the form that was sent. */
  wasSent: boolean;
  onTypeCode: () => void;
};

/** The scanned card cannot be used: most likely its account has a password already. */
export function EndedCard({ wasSent, onTypeCode }: EndedCardProps) {
  usePageTitle(copy.ended.title);
  return (
    <FormPage
      board={accountCopy.participantBoard}
      title={copy.ended.title}
      {...(wasSent && { titleRef: focusElement })}
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
