import { Box } from '@mui/material';
import { copy } from './copy.ts';
import { headerHeight } from './measures.ts';

/** Stands while the first page's code is on its way: the header's band, so that nothing jumps when the page comes. */
export function StartingScreen() {
  return (
    <Box role="status" aria-label={copy.loading} sx={{ minHeight: '100svh' }}>
      <Box sx={{ height: headerHeight, backgroundColor: (theme) => theme.vars.palette.board.deep }} />
    </Box>
  );
}
