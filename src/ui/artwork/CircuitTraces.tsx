import { Box } from '@mui/material';

/** A solder pad, to the left of the end of a trace. */
const pad = 'a6 6 0 1 1-12 0a6 6 0 1 1 12 0';
/** From the right edge to a pad. */
const lineTraces = [
  `M520 34H430l-24 24H336${pad}`,
  `M520 86H462l-44 44H366${pad}`,
  `M520 138H494l-52 52H406${pad}`,
  `M520 164H504l-42 42H352${pad}`,
].join('');
const goldTrace = `M520 60H446l-34 34H262${pad}`;
const copperTrace = `M520 112H478l-58 58H306${pad}`;

/** Circuit-board traces from the right edge of the positioned parent, behind the content. */
export function CircuitTraces() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="200 20 320 200"
      preserveAspectRatio="xMaxYMid meet"
      sx={({ vars: { palette } }) => ({
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
        stroke: palette.board.line,
        '& .gold': { stroke: palette.gold.main },
        '& .copper': { stroke: palette.secondary.main },
      })}
    >
      <path d={lineTraces} />
      <path className="gold" d={goldTrace} />
      <path className="copper" d={copperTrace} />
    </Box>
  );
}
