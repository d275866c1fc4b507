import { Skeleton } from '@mui/material';

/** As high as the card with three tournaments, so that what follows keeps its position. */
export const NextStepSkeleton = () => (
  <Skeleton variant="rounded" sx={{ height: { xs: 990, md: 590 } }} />
);
