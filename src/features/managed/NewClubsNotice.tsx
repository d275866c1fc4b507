import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useListNewClubsQuery } from '../../api/managedAccounts.ts';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { organiserPaths } from '../../paths.ts';
import { Notice } from '../../ui/states/Notice.tsx';
import { copy } from './tournaments/copy.ts';

/** Says how many clubs wait for a review; nothing if none does, or that is not known. */
export function NewClubsNotice() {
  const { currentData } = useListNewClubsQuery();
  if (!currentData?.total) return null;
  return (
    <Notice
      severity="info"
      outlined
      role="presentation"
      sx={{ mb: 2 }}
      action={
        <Button component={Link} to={organiserPaths.accounts.href()} sx={{ flexShrink: 0 }}>
          {copy.newClubs.open}
        </Button>
      }
    >
      {copy.newClubs.waiting(formatNumber(currentData.total))}
    </Notice>
  );
}
