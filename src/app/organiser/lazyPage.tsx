import type { ComponentType, ReactElement } from 'react';
import { Container, Skeleton } from '@mui/material';
import { lazyPart } from '../../ui/states/lazyPart.tsx';
import { copy } from './copy.ts';

/**
 * Returns an element of a page with code of its own. Without a boundary of its own, the page before
 * would stay while the code loads.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): ReactElement {
  const Page = lazyPart(load, <PageSkeleton />);
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
