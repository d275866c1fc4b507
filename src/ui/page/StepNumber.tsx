import { Box } from '@mui/material';

/** The number of a step, before its title. */
export function StepNumber({ children }: { children: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={({ vars: { palette } }) => ({
        flex: 'none',
        display: 'inline-grid',
        placeItems: 'center',
        width: 36,
        height: 36,
        mr: 1.25,
        verticalAlign: 'middle',
        color: palette.primary.contrastText,
        backgroundColor: palette.primary.main,
        clipPath: 'polygon(0 0, 100% 0, 100% 70%, 70% 100%, 0 100%)',
      })}
    >
      {children}
    </Box>
  );
}
