import { type Landmark, mirrored, repeat, type Tone } from './landmark.ts';
import { box, disc, line, oval, shape } from './svg.ts';

function tower(x: number, width: number, height: number, tone: Tone): string {
  const windows = repeat(
    Math.floor((height - 24) / 26),
    (row) => `M${x + 12} ${-height + 22 + row * 26}H${x + width - 12}`,
  );
  return (
    box(x, -height, width, height, 6, tone.light) +
    `<path d="${windows}" stroke="${tone.accent}" stroke-opacity=".65" stroke-width="9" stroke-dasharray="11 9" stroke-linecap="butt"/>`
  );
}

/** The obelisk with the golden flame, between towers. */
export const monument: Landmark = {
  onWater: false,
  draw: (tone) =>
    tower(-420, 88, 150, tone) +
    tower(-320, 70, 230, tone) +
    tower(-236, 96, 120, tone) +
    tower(150, 80, 200, tone) +
    tower(244, 100, 140, tone) +
    tower(356, 66, 250, tone) +
    shape('M-120 0V-16H-104V-30H104V-16H120V0Z', tone.main) +
    shape('M-98-78Q-70-40-30-30H30Q70-40 98-78Z', tone.main) +
    shape('M-98-78H98L92-66H-92Z', tone.light) +
    shape('M-24-78L-10-330H10L24-78Z', tone.main) +
    shape('M2-78L2-330H10L24-78Z', tone.light) +
    box(-19, -342, 38, 14, 4, tone.main) +
    shape('M-17-342C-32-362-12-374-4-404C6-384 30-366 17-342Z', tone.accent) +
    shape('M-7-342C-14-356-2-362 1-378C8-364 15-356 8-342Z', '#FFF3CF'),
};

const fan = (x: number, top: number, deck: number, reach: number, colour: string): string =>
  line(
    repeat(7, (index) => `M${x} ${top + index * 7}L${x + (reach * (7 - index)) / 7} ${deck}`),
    colour,
    2.5,
  );

/** A cable-stayed bridge with two pylons. */
export const cableBridge: Landmark = {
  onWater: true,
  draw: (tone) => {
    const half =
      fan(170, -330, -92, 230, tone.light) +
      fan(170, -330, -92, -165, tone.light) +
      shape('M150 20L160-345H180L190 20Z', tone.main) +
      box(156, -345, 28, 16, 5, tone.accent) +
      box(146, -74, 48, 14, 4, tone.main) +
      box(320, -84, 16, 104, 3, tone.main) +
      box(440, -80, 16, 100, 3, tone.main) +
      box(560, -76, 16, 96, 3, tone.main);
    return (
      mirrored(half) +
      line('M-640-68Q0-112 640-68', tone.main, 18) +
      line('M-640-77Q0-121 640-77', tone.accent, 4) +
      repeat(9, (index) =>
        disc(-480 + index * 120, -92 - 14 * (1 - ((index - 4) / 5) ** 2), 4.5, '#FFF3CF'),
      )
    );
  },
};

/** The lift bridge with two portal towers over the river. */
export const liftBridge: Landmark = {
  onWater: true,
  draw: (tone) => {
    const portal =
      box(120, -320, 26, 340, 4, tone.main) +
      box(214, -320, 26, 340, 4, tone.main) +
      box(108, -340, 144, 34, 6, tone.accent) +
      box(146, -280, 68, 12, 0, tone.light) +
      line('M148-240L212-170M212-240L148-170', tone.light, 7) +
      box(146, -164, 68, 12, 0, tone.light) +
      box(126, -356, 108, 18, 6, tone.main);
    return (
      mirrored(portal) +
      box(-640, -86, 1280, 24, 0, tone.main) +
      box(-640, -94, 1280, 8, 0, tone.accent) +
      line(
        repeat(10, (index) => `M${-600 + index * 36}-94l18-34l18 34`) +
          repeat(10, (index) => `M${246 + index * 36}-94l18-34l18 34`),
        tone.light,
        5,
      ) +
      box(-128, -128, 256, 8, 0, tone.accent) +
      line(
        repeat(7, (index) => `M${-120 + index * 40}-94v-30`),
        tone.light,
        5,
      )
    );
  },
};

/** The long hall with arches and a spire of beads on its roof. */
export const hall: Landmark = {
  onWater: false,
  draw: (tone) =>
    box(-360, -128, 720, 128, 4, tone.light) +
    shape('M-380-128L-330-176H330L380-128Z', tone.main) +
    repeat(
      11,
      (index) =>
        `<path d="M${-340 + index * 62} 0V-66Q${-316 + index * 62}-104 ${-292 + index * 62}-66V0Z" fill="${tone.dark}" fill-opacity=".55"/>`,
    ) +
    box(-96, -196, 192, 196, 4, tone.light) +
    shape('M-124-196L-84-250H84L124-196Z', tone.main) +
    shape('M-64-250L-44-296H44L64-250Z', tone.main) +
    box(-56, -262, 112, 14, 2, tone.accent) +
    shape('M-46 0V-96Q0-150 46-96V0Z', tone.dark) +
    box(-70, -178, 140, 14, 2, tone.accent) +
    line('M0-296V-392', tone.main, 6) +
    [308, 324, 340, 355, 369, 382]
      .map((y, index) => oval(0, -y, 13 - index * 1.4, 7, tone.accent))
      .join(''),
};

/** A great mosque with five domes and minarets. */
export const mosque: Landmark = {
  onWater: false,
  draw: (tone) => {
    const dome = (x: number, y: number, radius: number) =>
      `<g transform="translate(${x} ${y})scale(${radius / 100})">${shape('M-100 0C-128-62-60-104 0-150C60-104 128-62 100 0Z', tone.dark)}` +
      `${shape('M20-2C60-50 40-100 6-142C60-104 120-60 96 0Z', '#ffffff22')}${line('M0-146V-190', tone.accent, 8)}${disc(0, -194, 11, tone.accent)}</g>`;
    const side =
      box(330, -300, 36, 300, 4, tone.light) +
      box(320, -214, 56, 12, 3, tone.accent) +
      box(320, -304, 56, 12, 3, tone.accent) +
      shape('M330-304Q348-350 366-304Z', tone.dark) +
      line('M348-330V-362', tone.accent, 4) +
      box(110, -120, 190, 120, 3, tone.light) +
      repeat(3, (index) =>
        shape(
          `M${124 + index * 60} 0V-56Q${146 + index * 60}-92 ${168 + index * 60}-56V0Z`,
          tone.main,
        ),
      ) +
      dome(206, -120, 66);
    return (
      mirrored(side) +
      box(-130, -168, 260, 168, 3, tone.light) +
      box(-142, -176, 284, 14, 3, tone.accent) +
      shape('M-62 0V-84Q-58-138 0-152Q58-138 62-84V0Z', tone.main) +
      shape('M-40 0V-78Q-36-114 0-126Q36-114 40-78V0Z', tone.dark) +
      dome(0, -176, 96)
    );
  },
};
