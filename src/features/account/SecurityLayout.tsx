import type { ReactNode } from 'react';
import { Box, Container, Stack } from '@mui/material';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { WorkHeader } from '../../ui/page/WorkHeader.tsx';
import { copy } from './security/copy.ts';

type SecurityLayoutProps = {
  /** Shown under the title. */
  detail: string | undefined;
  /** Path of the page that the back button leads to if there is no page before. */
  fallback: string;
  /** The sections, in two columns on wide windows. */
  first: ReactNode;
  second: ReactNode;
};

/** Page about password and sessions of an account. */
export function SecurityLayout({ detail, fallback, first, second }: SecurityLayoutProps) {
  usePageTitle(copy.page.title, copy.page.summary);
  return (
    <>
      <WorkHeader title={copy.page.title} detail={detail} fallback={fallback} />
      <Container sx={{ py: { xs: 3, md: 4 } }}>
        <Box sx={columns}>
          <Stack spacing={{ xs: 5, md: 7 }}>{first}</Stack>
          <Stack spacing={{ xs: 5, md: 7 }}>{second}</Stack>
        </Box>
      </Container>
    </>
  );
}

const columns = {
  display: 'grid',
  alignItems: 'start',
  columnGap: { md: 6, lg: 10 },
  rowGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
