import { expect, test } from 'vitest';
import { darkPalette, lightPalette } from './palette.ts';

/** Returns the WCAG 2 contrast ratio of two '#RRGGBB' colours, 1 to 21. */
function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each([lightPalette, darkPalette])('channels are those of their colour', ({ board }) => {
  const channels = (colour: string) =>
    [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)).join(' ');
  expect(board.deepChannel).toBe(channels(board.deep));
  expect(board.lineChannel).toBe(channels(board.line));
});

test.each([
  ['light', lightPalette],
  ['dark', darkPalette],
] as const)('%s: text reaches 4.5 : 1', (_, palette) => {
  const backgrounds = [palette.background.default, palette.background.paper];
  const foregrounds = [
    palette.text.primary,
    palette.text.secondary,
    palette.primary.main,
    palette.secondary.main,
    palette.error.main,
    palette.warning.main,
    palette.success.main,
    palette.info.main,
  ];
  for (const background of backgrounds)
    for (const foreground of foregrounds)
      expect(
        contrast(foreground, background),
        `${foreground} on ${background}`,
      ).toBeGreaterThanOrEqual(4.5);
  for (const name of [
    'primary',
    'secondary',
    'gold',
    'error',
    'warning',
    'success',
    'info',
  ] as const) {
    expect(contrast(palette[name].contrastText, palette[name].main), name).toBeGreaterThanOrEqual(
      4.5,
    );
    expect(
      contrast(palette[name].contrastText, palette[name].dark),
      `${name} on hover`,
    ).toBeGreaterThanOrEqual(4.5);
  }
  for (const background of [palette.board.main, palette.board.deep]) {
    for (const foreground of [palette.board.contrastText, palette.board.muted, palette.gold.main]) {
      expect(contrast(foreground, background), `${foreground} on the board`).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  }
});

test.each([
  ['light', lightPalette],
  ['dark', darkPalette],
] as const)('%s: controls and focus reach 3 : 1', (_, palette) => {
  for (const background of [palette.background.default, palette.background.paper]) {
    expect(contrast(palette.outline, background)).toBeGreaterThanOrEqual(3);
    expect(contrast(palette.focus, background)).toBeGreaterThanOrEqual(3);
  }
});
