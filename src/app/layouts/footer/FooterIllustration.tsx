import { Box } from '@mui/material';

/**
 * The footer's illustration: a gunungan, the tree of life of the shadow play, made of circuit
 * traces, guarded by two robots. Its land goes on at both sides, as wide as the window. Animated by
 * the CSS variable --scroll-progress, 0 to 1.
 */
export function FooterIllustration() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="400 0 800 480"
      preserveAspectRatio="xMidYMax meet"
      sx={illustrationStyles}
    >
      <path
        className="hills"
        d="M-2400 444l260-46 240 30 300-62 280 46 320-70 300 50 300-42 400 50 210-150 120 70 190-190 150 150 130-60 150 70 160-200 200 200 110-70 180 140 240 54 300-90 260 110V480H-2400z"
      />
      <Gunungan />
      <path className="ground" d="M-9000 440H9000v40H-9000z" />
      <path className="line" d="M-9000 462H540c60 0 60-12 120-12h280c60 0 60 12 120 12h8000" />
      <g className="fromLeft">
        <Robot x={524} />
      </g>
      <g className="fromRight">
        <Robot x={956} copper />
      </g>
    </Box>
  );
}

// Shapes of one kind are one path: all public pages have this illustration.
const circle = (x: number, y: number, radius: number) => {
  const arc = `a${radius} ${radius} 0 1 1`;
  return `M${x - radius} ${y}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0`;
};
const leafPads = [
  [696, 276],
  [904, 276],
  [712, 238],
  [888, 238],
  [732, 202],
  [868, 202],
  [770, 162],
  [830, 162],
  [800, 98],
] as const;
const pads = leafPads.map(([x, y]) => circle(x, y, 7)).join('');
/** Four petals, 30 units long, around each of two points. */
const petals = [720, 880]
  .flatMap((x) =>
    [
      ['45', 21.22, 21.22],
      ['-45', -21.22, 21.22],
      ['45', -21.22, -21.22],
      ['-45', 21.22, -21.22],
    ].map(([angle, right, down]) => {
      const arc = `a15 7 ${angle} 1 1`;
      return `M${x} 330${arc} ${right} ${down}${arc} ${-Number(right)} ${-Number(down)}`;
    }),
  )
  .join('');

function Gunungan() {
  return (
    <g className="gunungan">
      <path
        className="leaf"
        d="M800 24c26 66 78 116 128 200 42 70 34 138-16 164l-14 60H702l-14-60c-50-26-58-94-16-164 50-84 102-134 128-200z"
      />
      <path
        className="rim"
        d="M800 62c26 58 66 100 108 172 34 58 28 110-16 134M800 62c-26 58-66 100-108 172-34 58-28 110 16 134"
      />
      <path
        className="traces"
        d="M800 372V104M800 340l-64-64h-34M800 340l64-64h34M800 290l-52-52h-30M800 290l52-52h30M800 240l-38-38h-24M800 240l38-38h24M800 192l-26-26M800 192l26-26"
      />
      <path className="petals" d={petals} />
      <path className="pads" d={pads} />
      <path className="gate" d="M720 396l26-26h108l26 26zM738 402h28v46h-28zM834 402h28v46h-28z" />
      <path className="door" d="M772 402h56v46h-56z" />
    </g>
  );
}

const robotBody = `${circle(60, -4, 7)}M18 18h72l14 14v48H32L18 66z`;
const eyes = circle(48, 45, 6) + circle(74, 45, 6);
const wheels = circle(32, 106, 16) + circle(92, 106, 16);
const hubs = circle(32, 106, 6) + circle(92, 106, 6);

function Robot({ x, copper = false }: { x: number; copper?: boolean }) {
  return (
    <g className={copper ? 'copper' : 'gold'} transform={`translate(${x} 340)`}>
      <path className="antenna" d="M60 0v18" />
      <path className="body" d={robotBody} />
      <path className="visor" d="M32 34h56v22H32z" />
      <path className="eye" d={eyes} />
      <path className="chassis" d="M6 80h108l8 10v14H14l-8-8z" />
      <path className="wheel" d={wheels} />
      <path className="hub" d={hubs} />
    </g>
  );
}

/** Returns the distance that a part still has to move, in units of the drawing. */
const remainingDistance = (distance: number) =>
  `calc((1 - var(--scroll-progress, 1)) * ${distance}px)`;

/** The illustration does not follow the colour scheme: it always shows a night scene. */
const illustrationStyles = {
  display: 'block',
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  overflow: 'visible',
  '& .hills': { fill: '#0F4A37', transform: `translateY(${remainingDistance(70)})` },
  '& .gunungan': { transform: `translateY(${remainingDistance(300)})` },
  '& .leaf': { fill: '#05231A', stroke: '#F2B632', strokeWidth: 5 },
  '& .rim': {
    fill: 'none',
    stroke: '#B4531A',
    strokeWidth: 3,
    strokeDasharray: '2 9',
    strokeLinecap: 'round',
  },
  '& .petals': { fill: 'none', stroke: '#E07A3A', strokeWidth: 3 },
  '& .traces': { fill: 'none', stroke: '#F2B632', strokeWidth: 4 },
  '& .pads': { fill: '#05231A', stroke: '#F2B632', strokeWidth: 4 },
  '& .gate': { fill: '#B4531A' },
  '& .door': { fill: '#F2B632' },
  '& .ground': { fill: '#F2EFE2' },
  '& .line': { fill: 'none', stroke: '#10241C', strokeWidth: 7 },
  '& .fromLeft': { transform: `translateX(${remainingDistance(-420)})` },
  '& .fromRight': { transform: `translateX(${remainingDistance(420)})` },
  '& .gold .body': { fill: '#F2B632' },
  '& .copper .body': { fill: '#E07A3A' },
  '& .antenna': { fill: 'none', stroke: '#F2EFE2', strokeWidth: 5 },
  '& .visor': { fill: '#072E22' },
  '& .eye': { fill: '#4FD6A0' },
  '& .chassis': { fill: '#F2EFE2' },
  '& .wheel': { fill: '#10241C' },
  '& .hub': { fill: '#8FA69A' },
};
