import type { ElementType, ReactNode } from 'react';
import { Box } from '@mui/material';
import { KawungPattern } from '../artwork/KawungPattern.tsx';

type BoardSectionProps = {
  children: ReactNode;
  component?: ElementType;
  /** The darker green, for what is below another board section (the footer). */
  deep?: boolean;
  /** Additional decoration between the pattern and the content. */
  backdrop?: ReactNode;
  labelledBy?: string;
};

/**
 * A dark green section with the kawung pattern. Components inside always use the dark colour
 * scheme.
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
