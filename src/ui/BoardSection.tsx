import type { ElementType, ReactNode } from 'react';
import { Box } from '@mui/material';
import { KawungPattern } from './KawungPattern.tsx';

type BoardSectionProps = {
  children: ReactNode;
  component?: ElementType;
  /** The deeper green, for what lies under a board (the footer). */
  deep?: boolean;
  /** Further decoration, laid over the pattern and under the content. */
  backdrop?: ReactNode;
  labelledBy?: string;
};

/**
 * A band of dark green board with the kawung pattern. Inside, every component wears its dark
 * scheme, whatever the visitor chose.
 */
export function BoardSection({
  children,
  component = 'section',
  deep = false,
  backdrop,
  labelledBy,
}: BoardSectionProps) {
  return (
    <Box
      component={component}
      aria-labelledby={labelledBy}
      sx={(theme) => ({
        position: 'relative',
        isolation: 'isolate',
        overflow: 'clip',
        backgroundColor: deep ? theme.vars.palette.board.deep : theme.vars.palette.board.main,
        color: theme.vars.palette.board.contrastText,
        '--focus-ring': theme.vars.palette.gold.main,
      })}
    >
      <KawungPattern />
      <Box data-color-scheme="dark" sx={{ display: 'contents' }}>
        {backdrop}
        {children}
      </Box>
    </Box>
  );
}
