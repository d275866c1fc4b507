import { type Landmark, mirrored, repeat, type Tone } from './landmark.ts';
import { box, disc, line, oval, shape } from './svg.ts';

/** A smoking volcano with a smaller crater before it. */
export const volcano: Landmark = {
  onWater: false,
  draw: (tone) =>
    oval(-14, -372, 62, 22, '#ffffff66') +
    oval(40, -398, 84, 26, '#ffffff55') +
    oval(-50, -412, 50, 18, '#ffffff44') +
    shape(
      'M-900 0H-600C-330-50-190-220-104-328Q-56-306 0-322T92-326C190-210 330-50 600 0Z',
      tone.main,
    ) +
    shape('M20-322Q50-318 92-326C190-210 330-50 600 0H250C190-120 90-200 20-322Z', tone.light) +
    line(
      'M-60-300C-90-240-120-190-170-140M-10-306C-20-240-40-180-70-120M46-306C60-250 90-190 130-130',
      tone.accent,
      7,
    ) +
    shape('M-420 0C-330-20-290-96-250-130Q-214-116-170-130C-120-90-80-20 10 0Z', tone.dark) +
    shape('M-190-126L-170-130C-120-90-80-20 10 0H-80C-130-40-170-90-190-126Z', tone.main),
};

/** Rice terraces with palms. */
export const terraces: Landmark = {
  onWater: false,
  draw: (tone) =>
    `<g transform="scale(1.5 1)">${shape('M-600 0V-210C-420-330-200-330 40-230S420-240 600-330V0Z', tone.light)}` +
    [
      [-196, tone.main],
      [-150, tone.light],
      [-106, tone.main],
      [-64, tone.light],
      [-26, tone.main],
    ]
      .map(
        ([y, fill], index) =>
          `<path d="M-600 0V${Number(y) - 20}C-430 ${Number(y) - 90 + index * 12}-220 ${Number(y) - 70 + index * 10}-20 ${y}S380 ${Number(y) - 50 + index * 8} 600 ${Number(y) - 96 + index * 14}V0" fill="${fill}" stroke="${tone.accent}" stroke-width="4" stroke-linejoin="miter"/>`,
      )
      .join('') +
    '</g>' +
    palm(-330, -200, 0.9, tone) +
    palm(-270, -196, 0.7, tone) +
    palm(280, -196, 0.8, tone) +
    `<g transform="translate(40-150)">${shape('M-60-34L0-80L60-34Z', tone.dark)}${box(-40, -36, 80, 36, 2, tone.accent)}${box(-10, -26, 20, 26, 1, tone.dark)}</g>`,
};

function palm(x: number, y: number, size: number, tone: Tone): string {
  return (
    `<g transform="translate(${x} ${y})scale(${size})">${line('M0 0Q10-60-4-124', tone.dark, 10)}` +
    `<g fill="${tone.dark}"><path d="M-4-124C-40-156-74-146-92-116C-62-128-30-124-4-124C-26-108-50-92-52-66C-34-92-18-108-4-124C2-100 16-80 42-72C34-96 18-114-4-124C26-126 54-124 78-104C68-138 34-152-4-124C-16-150-10-172 10-184C18-160 8-142-4-124Z"/></g></g>`
  );
}

/** A two-masted schooner under full sail, with a small boat. */
export const schooner: Landmark = {
  onWater: true,
  draw: (tone) =>
    shape(
      'M-270-56C-150-36 120-30 250-76Q300-92 340-100C310-40 250 10 170 14H-170C-230 10-260-20-270-56Z',
      tone.main,
    ) +
    shape('M-270-56C-150-36 120-30 250-76L246-60C120-14-150-20-266-40Z', tone.accent) +
    line('M-120-50V-372M90-50V-340M330-98L430-128', tone.dark, 9) +
    box(-250, -92, 90, 42, 6, tone.light) +
    line('M-236-72h0M-206-72h0M-176-72h0', tone.dark, 12) +
    shape('M-108-360C-40-320 50-220 66-88H-108Z', '#FDF6E3') +
    shape('M102-330C160-280 220-190 228-96H102Z', '#FDF6E3') +
    shape('M-132-340C-190-280-236-180-242-110H-132Z', '#F3E4BF') +
    shape('M112-320L420-128Q260-120 236-110C230-200 160-290 112-320Z', '#F3E4BF') +
    shape('M-120-372l56 14-56 16zM90-340l48 12-48 14z', tone.accent) +
    line('M-108-220Q-30-210 30-200M102-210Q160-200 190-196', '#D9C08A', 4) +
    `<g transform="translate(-430 10)scale(.5)">${shape('M-120-30Q0 0 120-30Q90 14 60 14H-60Q-90 14-120-30Z', tone.dark)}${shape('M-6-40V-190L90-50Z', '#FDF6E3')}</g>`,
};

/** Houses on stilts and a trader's boat on the river. */
export const riverHouses: Landmark = {
  onWater: true,
  draw: (tone) => {
    const house = (x: number, size: number, roof: string) =>
      `<g transform="translate(${x} 0)scale(${size})">${shape('M-120-130L-60-220H60L120-130Z', roof)}${shape('M-60-220H60L74-200H-74Z', tone.accent)}` +
      `${box(-98, -132, 196, 84, 2, tone.light)}${box(-74, -112, 40, 40, 3, tone.dark)}${box(30, -112, 40, 40, 3, tone.dark)}${box(-18, -116, 34, 68, 2, tone.accent)}${box(-112, -50, 224, 12, 2, tone.main)}` +
      `${line('M-90-40V20M-30-40V20M30-40V20M90-40V20', tone.dark, 9)}</g>`;
    return (
      palm(-500, -30, 1.4, tone) +
      palm(440, -30, 1.5, tone) +
      palm(500, -30, 1.1, tone) +
      house(-330, 0.95, tone.main) +
      house(310, 0.95, tone.main) +
      house(-60, 1.25, tone.main) +
      `<g transform="translate(120 34)">${shape('M-150-24Q0 10 150-24Q110 26 70 26H-70Q-110 26-150-24Z', tone.dark)}${disc(-50, -20, 16, tone.accent)}${disc(-22, -22, 18, '#E2715B')}${disc(10, -20, 17, tone.accent)}` +
      `${disc(38, -20, 14, '#6CC79A')}${line('M84-20V-56', tone.main, 16)}${disc(84, -70, 13, '#B57B4E')}${shape('M48-74L84-100L120-74Z', tone.light)}</g>`
    );
  },
};

/** A round bay with islands, a lighthouse and palms. */
export const islands: Landmark = {
  onWater: true,
  draw: (tone) =>
    shape('M-600 6C-520-120-430-150-330-110S-190-10-120 6Z', tone.light) +
    shape('M70 6C150-90 240-160 350-120S540-20 620 6Z', tone.light) +
    shape('M-360 8C-300-70-200-90-110-60S40-10 100 8Z', tone.main) +
    palm(-250, -66, 1.1, tone) +
    palm(-200, -72, 1.45, tone) +
    palm(-60, -30, 0.9, tone) +
    `<g transform="translate(250-104)">${shape('M-30 0L-20-200H20L30 0Z', '#FDF6E3')}${shape('M-27-60L-25-100H25L27-60ZM-23-140L-21-180H21L23-140Z', '#E2715B')}${box(-30, -214, 60, 14, 3, tone.dark)}` +
    `${box(-17, -246, 34, 34, 3, tone.accent)}${shape('M-26-244Q0-286 26-244Z', tone.dark)}${shape('M17-236L330-290V-190L17-222Z', '#FFF3CF55')}</g>`,
};

/** Rainforest giants with hornbills above. */
export const forest: Landmark = {
  onWater: false,
  draw: (tone) => {
    const tree = (x: number, size: number, fill: string) =>
      `<g transform="translate(${x} 0)scale(${size})">${shape('M-16 0C-10-80-8-140-8-210H8C8-140 10-80 20 0Z', tone.dark)}` +
      `${oval(0, -262, 128, 62, fill)}${oval(-62, -232, 78, 44, fill)}${oval(70, -228, 84, 46, fill)}${oval(-24, -286, 62, 28, '#ffffff1c')}</g>`;
    const bird = (x: number, y: number, size: number) =>
      `<g transform="translate(${x} ${y})scale(${size})">${shape('M0 0C-30-34-80-36-110-12C-70-16-40-4-16 16ZM0 0C20-40 64-54 100-40C66-30 44-6 24 16Z', tone.dark)}` +
      `${oval(4, 8, 34, 13, tone.dark)}${shape('M34 0C52-8 72 2 80 16C64 12 48 14 36 14Z', tone.accent)}${shape('M-26 6L-72 22L-26 18Z', '#FDF6E3')}</g>`;
    return (
      tree(-420, 0.9, tone.light) +
      tree(-140, 1.05, tone.light) +
      tree(400, 0.95, tone.light) +
      tree(-290, 1.15, tone.main) +
      tree(170, 1.2, tone.main) +
      tree(20, 0.8, tone.main) +
      mirrored(shape('M200 0C230-50 300-70 350-40S460-20 500 0Z', tone.dark)) +
      bird(-40, -350, 0.9) +
      bird(120, -390, 0.6) +
      repeat(4, (index) => box(-20 + index * 12, -6, 6, 6, 0, tone.accent))
    );
  },
};
