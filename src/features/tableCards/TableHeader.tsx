import type { ReactNode } from 'react';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { LogoMark } from '../../ui/artwork/LogoMark.tsx';

/** The band at the top of the page of a volunteer with a table card. */
export const TableHeader = ({ children }: { children: ReactNode }) => (
  <Box component="header" data-color-scheme="dark" sx={styles}>
    <LogoMark size={36} />
    {children}
  </Box>
);

const styles = ({ vars: { palette } }: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1.25,
  minHeight: 64,
  backgroundColor: palette.board.deep,
  color: palette.board.contrastText,
  '--focus-ring': palette.gold.main,
});
