import { Box } from '@mui/material';
import { roundSeconds } from './rotation.ts';

const radius = 22;
const circumference = 2 * Math.PI * radius;

type CountdownRingProps = { secondsLeft: number; moving: boolean };

/** The rest of the round, as a ring around the button. */
export function CountdownRing({ secondsLeft, moving }: CountdownRingProps) {
  const share = secondsLeft / roundSeconds;
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 48 48"
      sx={{
        position: 'absolute',
        inset: 0,
        width: 48,
        height: 48,
        transform: 'rotate(-90deg)',
        fill: 'none',
        strokeWidth: 3,
        pointerEvents: 'none',
      }}
    >
      <Box
        component="circle"
        cx="24"
        cy="24"
        r={radius}
        sx={{ stroke: (theme) => theme.vars.palette.board.line, opacity: 0.7 }}
      />
      <Box
        component="circle"
        cx="24"
        cy="24"
        r={radius}
        style={{ strokeDasharray: circumference, strokeDashoffset: circumference * (1 - share) }}
        sx={(theme) => ({
          stroke: moving ? theme.vars.palette.gold.main : theme.vars.palette.board.muted,
          // Back to full at once, down by and by.
          transition: share < 1 ? 'stroke-dashoffset 1s linear, stroke 200ms' : 'none',
        })}
      />
    </Box>
  );
}
