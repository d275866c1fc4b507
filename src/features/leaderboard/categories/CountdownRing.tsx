import { Box } from '@mui/material';
import { secondsPerCategory } from './rotation.ts';

const radius = 22;
const circumference = 2 * Math.PI * radius;

type CountdownRingProps = { secondsLeft: number; isRunning: boolean };

/** The remaining time of the current category as a ring around the play button. */
export function CountdownRing({ secondsLeft, isRunning }: CountdownRingProps) {
  const share = secondsLeft / secondsPerCategory;
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
          stroke: isRunning ? theme.vars.palette.gold.main : theme.vars.palette.board.muted,
          // Counts down smoothly, but jumps back to full. A phone would compute styles for each frame.
          '@media (hover: hover)': {
            transition: share < 1 ? 'stroke-dashoffset 1s linear, stroke 200ms' : 'none',
          },
        })}
      />
    </Box>
  );
}
