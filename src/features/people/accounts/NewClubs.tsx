import { useId } from 'react';
import { Box, Typography } from '@mui/material';
import type { Account } from '../../../../openapi/schema.d.ts';
import { useListNewClubsQuery } from '../../../api/managedAccounts.ts';
import { formatNumber } from '../../../lib/text/formatNumber.ts';
import { CountBadge } from '../../../ui/lists/CountBadge.tsx';
import { LoadedList } from '../../requests/LoadedList.tsx';
import { AccountTable, type AccountActions } from './AccountTable.tsx';
import { copy } from './copy.ts';

const { newClubs } = copy;

/** The clubs that organisers do not know yet. */
export function NewClubs(actions: AccountActions) {
  const query = useListNewClubsQuery(undefined, { refetchOnMountOrArgChange: true });
  const titleId = useId();
  const total = query.currentData?.total ?? 0;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id={titleId} variant="h5" component="h2">
          {newClubs.title}
        </Typography>
        {total > 0 && <CountBadge>{formatNumber(total)}</CountBadge>}
      </Box>
      <LoadedList query={query} loading={newClubs.loading} failed={newClubs.failed}>
        {({ data }) =>
          data.length > 0 ? (
            <FoundClubs clubs={data} total={total} {...actions} />
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {newClubs.none}
            </Typography>
          )
        }
      </LoadedList>
    </Box>
  );
}

type FoundClubsProps = AccountActions & { clubs: Account[]; total: number };

function FoundClubs({ clubs, total, ...actions }: FoundClubsProps) {
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5, maxWidth: '75ch' }}>
        {newClubs.text}
      </Typography>
      <AccountTable label={newClubs.table} accounts={clubs} {...actions} />
      {total > clubs.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {newClubs.more(formatNumber(clubs.length), formatNumber(total))}
        </Typography>
      )}
    </>
  );
}
