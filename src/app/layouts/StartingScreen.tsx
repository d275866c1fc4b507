import { Box } from '@mui/material';
import { LogoMark } from '../../ui/LogoMark.tsx';
import { headerHeight } from '../../ui/measures.ts';
import { LoadingSpark } from './LoadingSpark.tsx';

/**
 * Stands while the first page's code is on its way: the header's band with the logo in its place,
 * so that nothing jumps when the page comes. index.html shows the same before the program is there.
 */
export function StartingScreen() {
  return (
    <Box sx={{ minHeight: '100svh' }}>
      <Box
        lang="en"
        data-color-scheme="dark"
        sx={(theme) => ({
          position: 'relative',
          height: headerHeight,
          display: 'flex',
          alignItems: 'center',
          pl: { xs: '58px', sm: '60px', md: '68px' },
          backgroundColor: theme.vars.palette.board.deep,
          color: theme.vars.palette.board.contrastText,
        })}
      >
        <LogoMark size={32} />
        <LoadingSpark />
      </Box>
    </Box>
  );
}
