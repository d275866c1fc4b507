import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { cutCorner } from '../styles/styles.ts';

/** How many entries a page shows, beside its title. */
export function CountBadge({ children }: { children: string }) {
  return (
    <Box component="span" sx={badgeStyles}>
      {children}
    </Box>
  );
}

const badgeStyles = ({ typography, vars: { palette } }: Theme) => ({
  ...typography.button,
  ...cutCorner(6),
  flexShrink: 0,
  px: '10px',
  lineHeight: 1.73,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: palette.gold.main,
  backgroundColor: palette.board.deep,
});
