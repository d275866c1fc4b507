import { Container, Skeleton, Typography } from '@mui/material';
import { copy } from './copy.ts';
import { TableHeader } from './TableHeader.tsx';

/** On a slow line the code of the page takes seconds, in which this says what is coming. */
export const TableLoading = () => (
  <>
    <TableHeader>
      <Typography variant="body2">{copy.title}</Typography>
    </TableHeader>
    <Container component="main" maxWidth="md" sx={{ pt: { xs: 2, md: 3 } }}>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {copy.loading}
      </Typography>
      <Skeleton variant="rounded" height={420} aria-hidden />
    </Container>
  </>
);
