import { Box } from '@mui/material';

/**
 * The footer's illustration: a gunungan, the tree of life of the shadow play, made of circuit
 * traces, guarded by two robots. Animated by the CSS variable --scroll-progress, 0 to 1.
 */
export function FooterIllustration() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 1600 480"
      preserveAspectRatio="xMidYMax slice"
      sx={illustrationStyles}
    >
      <g className="hills">
        <path d="M0 400l210-150 120 70 190-190 150 150 130-60 150 70 160-200 200 200 110-70 180 140v120H0z" />
      </g>
      <Gunungan />
      <path className="ground" d="M0 440h1600v40H0z" />
      <path className="line" d="M0 462h540c60 0 60-12 120-12h280c60 0 60 12 120 12h540" />
      <g className="fromLeft">
        <Robot x={524} />
      </g>
      <g className="fromRight">
        <Robot x={956} copper />
      </g>
    </Box>
  );
}

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
      <g className="traces">
        <path d="M800 372V104M800 340l-64-64h-34M800 340l64-64h34M800 290l-52-52h-30M800 290l52-52h30M800 240l-38-38h-24M800 240l38-38h24M800 192l-26-26M800 192l26-26" />
      </g>
      <g className="petals">
        {[-1, 1].map((side) => (
          <g key={side} transform={`translate(${800 + side * 80} 330)`}>
            <ellipse rx="15" ry="7" transform="rotate(45) translate(15 0)" />
            <ellipse rx="15" ry="7" transform="rotate(135) translate(15 0)" />
            <ellipse rx="15" ry="7" transform="rotate(225) translate(15 0)" />
            <ellipse rx="15" ry="7" transform="rotate(315) translate(15 0)" />
          </g>
        ))}
      </g>
      <g className="pads">
        {[
          [696, 276],
          [904, 276],
          [712, 238],
          [888, 238],
          [732, 202],
          [868, 202],
          [770, 162],
          [830, 162],
          [800, 98],
        ].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="7" />
        ))}
      </g>
      <path className="gate" d="M720 396l26-26h108l26 26zM738 402h28v46h-28zM834 402h28v46h-28z" />
      <path className="door" d="M772 402h56v46h-56z" />
    </g>
  );
}

function Robot({ x, copper = false }: { x: number; copper?: boolean }) {
  return (
    <g className={copper ? 'copper' : 'gold'} transform={`translate(${x} 340)`}>
      <path className="antenna" d="M60 0v18" />
      <circle className="body" cx="60" cy="-4" r="7" />
      <path className="body" d="M18 18h72l14 14v48H32L18 66z" />
      <path className="visor" d="M32 34h56v22H32z" />
      <circle className="eye" cx="48" cy="45" r="6" />
      <circle className="eye" cx="74" cy="45" r="6" />
      <path className="chassis" d="M6 80h108l8 10v14H14l-8-8z" />
      <circle className="wheel" cx="32" cy="106" r="16" />
      <circle className="hub" cx="32" cy="106" r="6" />
      <circle className="wheel" cx="92" cy="106" r="16" />
      <circle className="hub" cx="92" cy="106" r="6" />
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
