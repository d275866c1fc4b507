import type { ReactNode } from 'react';
import { Container, Stack } from '@mui/material';
import { BackButton } from './BackButton.tsx';
import { PageHeading } from './PageHeading.tsx';
import { usePageTitle } from './usePageTitle.ts';

type StatePageProps = {
  title: string;
  /** Where Back leads when this page is the first of the visit. */
  fallback: string;
  /** What happened, and the way on. */
  children: ReactNode;
};

/** A page that cannot show what it is for: it is missing, or could not be loaded. */
export function StatePage({ title, fallback, children }: StatePageProps) {
  usePageTitle(title);
  return (
    <>
      <PageHeading title={title} back={<BackButton fallback={fallback} />} />
      <Container sx={{ py: { xs: 3, md: 5 } }}>
        <Stack sx={{ alignItems: 'center' }}>{children}</Stack>
      </Container>
    </>
  );
}
