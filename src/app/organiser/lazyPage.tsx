import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { Container, Skeleton } from '@mui/material';
import { copy } from './copy.ts';

/**
 * Returns an element of a page with code of its own. It has a boundary of its own, so that the page
 * before does not stay while the code loads. If that fails, the error boundary around it says so.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): ReactElement {
  const Content = lazy(load);
  const Page = () => (
    <Suspense fallback={<PageSkeleton />}>
      <Content />
    </Suspense>
  );
  return <Page />;
}

const PageSkeleton = () => (
  <>
    <Skeleton role="status" aria-label={copy.loading} variant="rectangular" height={72} />
    <Container aria-hidden sx={{ pt: 3 }}>
      <Skeleton variant="rounded" height={420} />
    </Container>
  </>
);
