import { Box } from '@mui/material';
import { LogoMark } from '../../ui/artwork/LogoMark.tsx';
import { headerHeight } from '../../ui/styles/styles.ts';
import { LoadingBar } from './LoadingBar.tsx';

/**
 * Shown while the first page's code loads: the header band with the logo in its final place, so
 * that the layout does not shift. index.html shows the same before the script has loaded.
 */
export function InitialLoadingScreen() {
  return (
    <Box sx={{ minHeight: '100svh' }}>
      <Box
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
        <LoadingBar />
      </Box>
    </Box>
  );
}
