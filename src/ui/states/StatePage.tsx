import type { ReactNode } from 'react';
import { Container, Stack } from '@mui/material';
import { BackButton } from '../page/BackButton.tsx';
import { PageHeading } from '../page/headings/PageHeading.tsx';
import { usePageTitle } from '../page/usePageTitle.ts';

type StatePageProps = {
  title: string;
  /** Target of Back if this page is the first of the visit. */
  fallback: string;
  /** An error or empty state, and links to continue with. */
  children: ReactNode;
};

/** A page whose content is missing or could not be loaded. */
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
