import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { copy } from './copy.ts';
import { TravellingRobot } from './TravellingRobot.tsx';
import { continentsPath, indonesiaPath } from './worldMapPaths.ts';

/** Circuit board traces from Indonesia to every continent: start, SVG path and end pad. */
const routes = [
  { from: [440, 360], path: 'v-14l-70-70', to: [370, 276], colour: 'gold' },
  { from: [440, 360], path: 'h-60l-87-87h-71', to: [222, 273], colour: 'secondary' },
  { from: [448, 368], path: 'h-30l-179-179h-77', to: [162, 189], colour: 'primary' },
  { from: [464, 384], path: 'h-150l-12-12h-60', to: [242, 372], colour: 'gold' },
  { from: [472, 392], path: 'v13l-62 62h-210', to: [200, 467], colour: 'primary' },
  { from: [488, 392], path: 'l86 86h26', to: [600, 478], colour: 'secondary' },
  { from: [512, 384], path: 'v-78l58-58', to: [570, 248], colour: 'primary' },
  { from: [520, 368], path: 'h100l120-120h164', to: [904, 248], colour: 'gold' },
  { from: [568, 376], path: 'h313l154-154', to: [1035, 222], colour: 'secondary' },
  { from: [568, 392], path: 'h390l48 48h119', to: [1125, 440], colour: 'primary' },
] as const;

/** A world map drawn as a circuit board, with traces from Indonesia to all continents. */
export function JourneyPicture() {
  return (
    <Box
      component="svg"
      role="img"
      aria-label={copy.journey.picture}
      viewBox="0 0 1200 600"
      sx={board}
    >
      <rect className="ground" width="1200" height="600" />
      <path
        className="grid"
        d="M0 100h1200M0 200h1200M0 300h1200M0 400h1200M0 500h1200M200 0v600M400 0v600M600 0v600M800 0v600M1000 0v600"
      />
      <path className="land dots" d={continentsPath} />
      <path className="islands dots" d={indonesiaPath} />
      <g className="routes">
        {routes.map(({ from, path, to, colour }) => (
          <g key={path} className={colour}>
            <path d={`M${from[0]} ${from[1]}${path}`} />
            <circle className="pad" cx={to[0]} cy={to[1]} r="9" />
            <circle className="pin" cx={from[0]} cy={from[1]} r="4" />
          </g>
        ))}
      </g>
      <g className="frame">
        <path d="M24 60V24h36M1176 540v36h-36" />
        <circle cx="46" cy="46" r="10" />
        <circle cx="1154" cy="554" r="10" />
      </g>
      <TravellingRobot />
    </Box>
  );
}

function board({ vars: { palette } }: Theme) {
  const routeColour = (colour: string) => ({ stroke: colour, '& .pin': { fill: colour } });
  return {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '2 / 1',
    fill: 'none',
    '& .ground': { fill: palette.board.deep },
    '& .grid': { stroke: palette.board.line, opacity: 0.22 },
    '& .dots': { strokeWidth: 4.6, strokeLinecap: 'round', strokeDasharray: '0 8' },
    '& .land': { stroke: palette.board.line },
    '& .islands': { stroke: palette.gold.main, strokeWidth: 6.4 },
    '& .routes': { strokeWidth: 3, strokeLinejoin: 'round' },
    '& .routes .pad': { fill: palette.board.deep, strokeWidth: 4 },
    '& .routes .pin': { stroke: 'none' },
    '& .gold': routeColour(palette.gold.main),
    '& .secondary': routeColour(palette.secondary.main),
    '& .primary': routeColour(palette.primary.main),
    '& .frame': { stroke: palette.board.line, strokeWidth: 2.5 },
  } as const;
}
