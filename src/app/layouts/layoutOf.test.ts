import { expect, test } from 'vitest';
import { isClubScreen, layoutOf } from './layoutOf.ts';

test('without a word the main layout is used', () => {
  expect(layoutOf([])).toBe('main');
  expect(layoutOf([{ handle: undefined }, { handle: { title: 'x' } }, { handle: null }])).toBe(
    'main',
  );
});

test('a route names its layout, the innermost wins', () => {
  expect(layoutOf([{ handle: undefined }, { handle: { layout: 'plain' } }])).toBe('plain');
  expect(layoutOf([{ handle: { layout: 'plain' } }, { handle: undefined }])).toBe('plain');
  expect(layoutOf([{ handle: { layout: 'plain' } }, { handle: { layout: 'main' } }])).toBe('main');
  expect(layoutOf([{ handle: { layout: 'bare' } }])).toBe('bare');
  expect(layoutOf([{ handle: { layout: 'unheard-of' } }])).toBe('main');
});

test("a route, or one around it, says that it is a club's screen", () => {
  expect(
    isClubScreen([
      { handle: undefined },
      { handle: { clubScreen: true } },
      { handle: { layout: 'main' } },
    ]),
  ).toBe(true);
  expect(isClubScreen([{ handle: null }, { handle: { layout: 'main' } }])).toBe(false);
});
