import { Box } from '@mui/material';

type LogoMarkProps = { size?: number };

/**
 * The logo: a kawung of four petals with a robot's eye in the middle, in the current text colour
 * and gold.
 */
export function LogoMark({ size = 34 }: LogoMarkProps) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 48 48"
      sx={{ width: size, height: size, flexShrink: 0, display: 'block' }}
    >
      <g fill="none" stroke="currentColor" strokeWidth="3">
        <ellipse cx="13.5" cy="13.5" rx="12" ry="6.2" transform="rotate(45 13.5 13.5)" />
        <ellipse cx="34.5" cy="34.5" rx="12" ry="6.2" transform="rotate(45 34.5 34.5)" />
      </g>
      <Box
        component="g"
        sx={{ fill: 'none', stroke: (theme) => theme.vars.palette.gold.main, strokeWidth: 3 }}
      >
        <ellipse cx="34.5" cy="13.5" rx="12" ry="6.2" transform="rotate(-45 34.5 13.5)" />
        <ellipse cx="13.5" cy="34.5" rx="12" ry="6.2" transform="rotate(-45 13.5 34.5)" />
      </Box>
      <circle cx="24" cy="24" r="4.5" fill="currentColor" />
    </Box>
  );
}
