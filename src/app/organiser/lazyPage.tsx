import type { ComponentType } from 'react';
import { Container, Skeleton } from '@mui/material';
import { lazyPart } from '../../ui/states/lazyPart.tsx';
import type { LoadPage } from '../layouts/routeHandle.ts';
import { copy } from './copy.ts';

/**
 * Returns the component of an organisers' page. While its code loads it shows a skeleton instead of
 * the page before, and if that fails a button to try again without reloading the application.
 */
export const lazyPage = (load: LoadPage): ComponentType => lazyPart(load, <PageSkeleton />);

const PageSkeleton = () => (
  <>
    <Skeleton role="status" aria-label={copy.loading} variant="rectangular" height={72} />
    <Container aria-hidden sx={{ pt: 3 }}>
      <Skeleton variant="rounded" height={420} />
    </Container>
  </>
);
