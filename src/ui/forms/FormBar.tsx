import type { ReactNode } from 'react';
import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';

/** The buttons at the end of a form, with what is said of it. */
export const FormBar = ({ children }: { children: ReactNode }) => (
  <Box className="no-print" sx={barStyles}>
    {children}
  </Box>
);

/** Stays in view, because the form is longer than the window. */
function barStyles({ vars: { palette } }: Theme) {
  return {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1.5,
    mx: { xs: -2, sm: 0 },
    // In line with the fields above.
    px: { xs: 2, sm: 3 },
    py: 1.5,
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    borderWidth: { xs: '1px 0', sm: 1 },
    borderTop: `2px solid ${palette.secondary.main}`,
    boxShadow: '0 -6px 16px rgb(0 0 0 / 12%)',
  } as const;
}
