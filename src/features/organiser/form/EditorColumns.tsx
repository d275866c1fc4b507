import type { ReactNode } from 'react';
import { Box, Stack } from '@mui/material';

/** A form, and beside it what has requests of its own: files, links to other pages. */
export function EditorColumns({ form, children }: { form: ReactNode; children: ReactNode }) {
  return (
    <Box sx={columns}>
      {form}
      <Stack spacing={2}>{children}</Stack>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
};
