import type { ReactNode } from 'react';
import { Box, Container } from '@mui/material';
import type { AccountKind } from '../../../openapi/types.ts';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../ui/page/headings/WorkHeader.tsx';
import { copy } from './security/copy.ts';

type SecurityLayoutProps = {
  kind: AccountKind;
  /** Shown under the title instead of what the page is for. */
  detail?: string | undefined;
  /** Path of the page that the back button leads to if there is no page before. */
  fallback: string;
  /** The sections, in two columns on wide windows. */
  first: ReactNode;
  second: ReactNode;
  /** As wide as both columns. */
  below?: ReactNode;
};

/** Page about password and sessions of an account. */
export function SecurityLayout({
  kind,
  detail,
  fallback,
  first,
  second,
  below,
}: SecurityLayoutProps) {
  const title = kind === 'club' ? copy.page.clubTitle : copy.page.title;
  const lead = copy.page.lead[kind];
  usePageTitle(title, lead);
  return (
    <>
      <WorkHeader title={title} detail={detail ?? lead} fallback={fallback} />
      <Container sx={{ py: { xs: 3, md: 4 } }}>
        <Box sx={columns}>
          <Box sx={column}>{first}</Box>
          <Box sx={column}>{second}</Box>
          {below && <Box sx={{ gridColumn: '1 / -1' }}>{below}</Box>}
        </Box>
      </Container>
    </>
  );
}

/** Both end at the same height. */
const column = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  '& > :last-of-type': { flexGrow: 1 },
};

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
