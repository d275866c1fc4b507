import type { ReactNode, RefObject } from 'react';
import { Box } from '@mui/material';
import { KawungPattern } from '../../ui/KawungPattern.tsx';
import { headerHeight } from '../../ui/measures.ts';
import { barHeight } from './Toolbar.tsx';

type DeskProps = {
  ref?: RefObject<HTMLDivElement | null>;
  label: string;
  /** Of the sheet that lies on it; without it an A4 sheet as wide as the desk. */
  size?: { width: number; height: number } | undefined;
  children: ReactNode;
};

/**
 * The dark green desk a sheet lies on. A sheet wider than the desk is moved sideways in it, not the
 * page.
 */
export function Desk({ ref, label, size, children }: DeskProps) {
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
          overflowX: 'auto',
          overflowY: 'clip',
          px: { xs: 1, sm: 3 },
          py: { xs: 1, sm: 3 },
          minHeight: `calc(100svh - ${headerHeight + barHeight}px)`,
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <Box
          style={size && { width: size.width, height: size.height }}
          sx={{
            position: 'relative',
            mx: 'auto',
            overflow: 'clip',
            backgroundColor: '#FFFFFF',
            color: '#10241C',
            boxShadow: '0 2px 4px rgb(0 0 0 / 0.3), 0 12px 32px rgb(0 0 0 / 0.35)',
            ...(!size && { width: '100%', maxWidth: widestSheet, aspectRatio: '210 / 297' }),
          }}
        >
          {children}
        </Box>
      </Box>
    </Box>
  );
}

/** Wider lines are hard to read, so fitting a sheet into a wide window ends here, in pixels. */
export const widestSheet = 920;
