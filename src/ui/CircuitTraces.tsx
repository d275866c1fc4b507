import { Box } from '@mui/material';

/** Each trace: its path from the right edge, and the solder pad at its end. */
const traces = [
  { path: 'M520 34H430l-24 24H336', pad: [330, 58] },
  { path: 'M520 60H446l-34 34H262', pad: [256, 94], colour: 'gold' },
  { path: 'M520 86H462l-44 44H366', pad: [360, 130] },
  { path: 'M520 112H478l-58 58H306', pad: [300, 170], colour: 'secondary' },
  { path: 'M520 138H494l-52 52H406', pad: [400, 190] },
  { path: 'M520 164H504l-42 42H352', pad: [346, 206] },
] as const;

/** Circuit-board traces from the right edge of the positioned parent, behind the content. */
export function CircuitTraces() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="200 20 320 200"
      preserveAspectRatio="xMaxYMid meet"
      sx={{
        position: 'absolute',
        right: 0,
        top: 0,
        height: '100%',
        width: '40%',
        maxWidth: 560,
        // On narrow windows there is text where the traces would be.
        display: { xs: 'none', md: 'block' },
        opacity: { md: 0.25, lg: 0.9 },
        zIndex: -1,
        pointerEvents: 'none',
        fill: 'none',
        strokeWidth: 2.5,
      }}
    >
      {traces.map((trace) => (
        <Box
          key={trace.path}
          component="g"
          sx={(theme) => ({
            stroke:
              'colour' in trace
                ? theme.vars.palette[trace.colour].main
                : theme.vars.palette.board.line,
          })}
        >
          <path d={trace.path} />
          <circle cx={trace.pad[0]} cy={trace.pad[1]} r="6" />
        </Box>
      ))}
    </Box>
  );
}
