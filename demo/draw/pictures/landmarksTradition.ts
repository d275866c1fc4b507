import { type Landmark, mirrored, repeat, type Tone } from './landmark.ts';
import { box, line, oval, shape } from './svg.ts';

const bellOf = (tone: Tone): string =>
  `<defs><g id="bell">${box(-34, -12, 68, 12, 3, tone.main)}` +
  `${shape('M-30-12C-36-64-18-78-9-84H9C18-78 36-64 30-12Z', tone.light)}${shape('M8-84H9C18-78 36-64 30-12H14C18-50 16-70 8-84Z', tone.main)}` +
  `${line('M-17-30h0M0-30h0M17-30h0M-9-50h0M9-50h0M0-68h0', tone.dark, 9)}${box(-9, -96, 18, 12, 2, tone.main)}${shape('M-5-96L0-128L5-96Z', tone.main)}</g></defs>`;

const bell = (x: number, y: number, size: number): string =>
  `<use href="#bell" transform="translate(${x} ${y})scale(${size})"/>`;

/** A stepped temple crowned by stupas. */
export const stupa: Landmark = {
  onWater: false,
  draw: (tone) =>
    bellOf(tone) +
    (
      [
        [430, 54, 54],
        [350, 104, 50],
        [270, 150, 46],
        [190, 192, 42],
      ] as const
    )
      .map(
        ([half, top, height], index) =>
          box(-half, -top, half * 2, height, 3, index % 2 ? tone.light : tone.main) +
          box(-half, -top, half * 2, 9, 2, tone.accent),
      )
      .join('') +
    repeat(9, (index) => bell(-400 + index * 100, -54, 0.42)) +
    repeat(7, (index) => bell(-312 + index * 104, -104, 0.42)) +
    repeat(6, (index) => bell(-225 + index * 90, -150, 0.42)) +
    mirrored(bell(150, -192, 0.55)) +
    bell(0, -192, 1.6) +
    shape('M-40 0V-150H40V0Z', tone.dark) +
    line(
      repeat(9, (index) => `M-36 ${-8 - index * 16}H36`),
      tone.light,
      4,
    ),
};

/** The split gate and a many-roofed shrine. */
export const splitGate: Landmark = {
  onWater: false,
  draw: (tone) => {
    const half =
      'M40 0V-330L62-306L76-300V-262L96-250V-214L120-200V-160L148-146V-96L180-84V-34L214-24V0Z';
    const gate =
      shape(half, tone.main) +
      shape('M40 0V-330L52-317V0Z', tone.light) +
      line('M62-262H76M62-214H96M62-160H120M62-96H148M62-34H180', tone.accent, 8) +
      shape('M214-40C236-44 240-66 226-76C252-72 262-36 236-18L214-16Z', tone.accent);
    const shrine = (x: number, roofs: number) =>
      `<g transform="translate(${x} 0)">${box(-46, -66, 92, 66, 2, tone.light)}${box(-16, -52, 32, 52, 2, tone.dark)}` +
      repeat(roofs, (index) =>
        shape(
          `M${-78 + index * 11} ${-62 - index * 40}Q${-40 + index * 6} ${-74 - index * 40} ${-26 + index * 4} ${-104 - index * 40}H${26 - index * 4}Q${40 - index * 6} ${-74 - index * 40} ${78 - index * 11} ${-62 - index * 40}Z`,
          index % 2 ? tone.light : tone.main,
        ),
      ) +
      `${line(`M0 ${-100 - (roofs - 1) * 40}v-26`, tone.accent, 6)}</g>`;
    return (
      shrine(-370, 5) + shrine(370, 3) + mirrored(gate) + box(-250, -10, 500, 12, 3, tone.accent)
    );
  },
};

/** A big house whose roof rises to horns. */
export const hornedHouse: Landmark = {
  onWater: false,
  draw: (tone) => {
    const roof = (x: number, y: number, size: number, fill: string) =>
      `<g transform="translate(${x} ${y})scale(${size})">${shape('M-250-150C-220-60-150-34-60-60Q0-76 60-60C150-34 220-60 250-150C240-40 190 20 150 30H-150C-190 20-240-40-250-150Z', fill)}</g>`;
    return (
      box(-270, -118, 540, 96, 2, tone.light) +
      line(
        repeat(14, (index) => `M${-256 + index * 39.4}-22V0`),
        tone.dark,
        10,
      ) +
      `<path d="M-262-104H262M-262-40H262" stroke="${tone.accent}" stroke-width="8" stroke-dasharray="12 10" stroke-linecap="butt"/>` +
      repeat(7, (index) => box(-240 + index * 74, -92, 36, 40, 3, tone.dark)) +
      roof(0, -140, 1.25, tone.main) +
      roof(0, -196, 0.86, tone.light) +
      roof(0, -234, 0.56, tone.main) +
      shape('M-44 0V-130L0-172L44-130V0Z', tone.main) +
      box(-24, -84, 48, 84, 3, tone.dark) +
      line('M-60-122L0-180L60-122', tone.accent, 8)
    );
  },
};

/** A house with a boat-shaped roof on stilts, its gable facing us, beside a smaller one. */
export const saddleHouse: Landmark = {
  onWater: true,
  draw: (tone) => {
    const house =
      shape(
        'M-190-330C-120-250 120-250 190-330C178-230 150-170 128-130H-128C-150-170-178-230-190-330Z',
        tone.main,
      ) +
      shape('M-128-130L0-236L128-130Z', tone.light) +
      shape('M-84-142L0-212L84-142Z', tone.accent) +
      shape('M-48-150L0-192L48-150Z', tone.dark) +
      shape('M-128-130H128L110-52H-110Z', tone.light) +
      line('M-112-110H112M-108-76H108', tone.accent, 7) +
      line('M-96-52V4M-32-52V4M32-52V4M96-52V4', tone.dark, 13) +
      box(-22, -52, 44, 56, 0, tone.main) +
      line('M-18-8H18M-18-24H18M-18-40H18', tone.light, 4);
    return (
      `<g transform="translate(-80 0)">${house}</g><g transform="translate(250 0)scale(.66)">${house}</g><g transform="translate(-390 0)scale(.58)">${house}</g>` +
      oval(-60, 6, 480, 10, tone.dark)
    );
  },
};

/** An open pavilion with a tiered roof. */
export const pavilion: Landmark = {
  onWater: false,
  draw: (tone) =>
    shape('M-390-104L-230-176H230L390-104Z', tone.main) +
    shape('M-240-176L-130-226H130L240-176Z', tone.light) +
    shape('M-140-226L-70-340H70L140-226Z', tone.main) +
    shape('M0-340H70L140-226H20Z', tone.light) +
    box(-84, -352, 168, 14, 6, tone.accent) +
    box(-390, -108, 780, 10, 3, tone.accent) +
    shape('M-330-98H330V0H-330Z', tone.dark) +
    repeat(8, (index) => box(-336 + index * 94, -98, 15, 98, 2, tone.light)) +
    repeat(8, (index) => box(-342 + index * 94, -12, 27, 12, 2, tone.accent)) +
    box(-410, -8, 820, 16, 3, tone.main) +
    line('M-30-20q30-40 60 0', tone.accent, 9),
};

/** Round straw houses before the mountains. */
export const strawHouses: Landmark = {
  onWater: false,
  draw: (tone) => {
    const house =
      shape('M-92-78C-96-176-40-214 0-222C40-214 96-176 92-78Z', tone.main) +
      shape('M20-216C70-200 96-170 92-78H48C58-150 46-190 20-216Z', tone.light) +
      line(
        'M-60-90C-58-150-30-186-8-204M-28-90C-26-140-14-176 0-200M8-90C10-140 8-170 6-198',
        tone.light,
        5,
      ) +
      box(-76, -80, 152, 80, 4, tone.light) +
      line(
        repeat(9, (index) => `M${-64 + index * 16}-74V0`),
        tone.dark,
        3.5,
      ) +
      shape('M-24 0V-44Q0-70 24-44V0Z', tone.dark) +
      box(-82, -86, 164, 11, 4, tone.accent);
    return (
      shape('M-560 0L-330-230L-230-150L-60-330L120-160L250-270L560 0Z', tone.light) +
      shape('M-110-277L-60-330L-6-279L-36-262L-62-280L-84-260Z', '#fff') +
      `<g transform="translate(-250 0)scale(.86)">${house}</g><g transform="translate(230 0)scale(.78)">${house}</g><g transform="translate(10 6)scale(1.08)">${house}</g>`
    );
  },
};
