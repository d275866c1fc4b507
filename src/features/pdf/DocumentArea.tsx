import type { ReactNode, RefObject } from 'react';
import { Box } from '@mui/material';
import { KawungPattern } from '../../ui/artwork/KawungPattern.tsx';
import { headerHeight } from '../../ui/styles/styles.ts';
import { toolbarHeight } from './toolbar/Toolbar.tsx';

type DocumentAreaProps = {
  ref?: RefObject<HTMLDivElement | null>;
  label: string;
  children: ReactNode;
};

/** The dark green area around the pages. A page wider than the area scrolls sideways inside it. */
export function DocumentArea({ ref, label, children }: DocumentAreaProps) {
  return (
    <Box
      sx={(theme) => ({
        position: 'relative',
        isolation: 'isolate',
        color: theme.vars.palette.board.contrastText,
        backgroundColor: theme.vars.palette.board.main,
        '--focus-ring': theme.vars.palette.gold.main,
      })}
    >
      <KawungPattern opacity={0.1} strongest="bottom" />
      <Box
        ref={ref}
        role="region"
        aria-label={label}
        tabIndex={0}
        sx={{
          display: 'grid',
          alignContent: 'start',
          gap: { xs: 1, sm: 3 },
          overflowX: 'auto',
          overflowY: 'clip',
          px: { xs: 1, sm: 3 },
          py: { xs: 1, sm: 3 },
          minHeight: `calc(100svh - ${headerHeight + toolbarHeight}px)`,
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

/** In pixels. Wider lines are hard to read, so fitting the width stops here. */
export const maxPageWidth = 920;

/** A page on the dark ground. */
export const pageStyles = {
  position: 'relative',
  mx: 'auto',
  overflow: 'clip',
  backgroundColor: '#FFFFFF',
  color: '#10241C',
  // Dark pages are seen on the dark ground too.
  outline: '1px solid rgb(255 255 255 / 0.25)',
  boxShadow: '0 2px 4px rgb(0 0 0 / 0.3), 0 12px 32px rgb(0 0 0 / 0.35)',
};
