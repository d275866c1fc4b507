import { Box, Card, Skeleton } from '@mui/material';

type TableSkeletonProps = {
  rows: number;
  /** Of a row, in pixels. */
  height: { xs: number; sm?: number; md?: number };
};

/** A head and rows in the place of a `DataTable` that is loading. */
export const TableSkeleton = ({ rows, height }: TableSkeletonProps) => (
  <Card aria-hidden sx={{ pt: 6 }}>
    {Array.from({ length: rows }, (_, row) => (
      <Box key={row} sx={[line, { height }]}>
        <Skeleton width={20} />
        <Skeleton width={`${46 - (row % 4) * 5}%`} />
        <Skeleton width={72} sx={{ ml: 'auto' }} />
      </Box>
    ))}
  </Card>
);

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: { xs: 1.5, sm: 2 },
  borderTop: 1,
  borderColor: 'divider',
};
