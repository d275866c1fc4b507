import { expect, test } from 'vitest';
import { hasSmallFooter, isClubScreen, selectLayout } from './routeHandle.ts';

test('the default layout is main', () => {
  expect(selectLayout([])).toBe('main');
  expect(selectLayout([{ handle: undefined }, { handle: { title: 'x' } }, { handle: null }])).toBe(
    'main',
  );
});

test('the layout of the innermost route wins', () => {
  expect(selectLayout([{ handle: undefined }, { handle: { layout: 'plain' } }])).toBe('plain');
  expect(selectLayout([{ handle: { layout: 'plain' } }, { handle: undefined }])).toBe('plain');
  expect(selectLayout([{ handle: { layout: 'plain' } }, { handle: { layout: 'main' } }])).toBe(
    'main',
  );
  expect(selectLayout([{ handle: { layout: 'bare' } }])).toBe('bare');
  expect(selectLayout([{ handle: { layout: 'unknown' } }])).toBe('main');
});

test('the footer is small where somebody works or signs in', () => {
  expect(hasSmallFooter([{ handle: { smallFooter: true } }, { handle: undefined }])).toBe(true);
  expect(hasSmallFooter([{ handle: { clubScreen: true } }])).toBe(true);
  expect(hasSmallFooter([{ handle: { layout: 'main' } }, {}])).toBe(false);
});

test('a route, or one of its parents, marks a club page', () => {
  expect(
    isClubScreen([
      { handle: undefined },
      { handle: { clubScreen: true } },
      { handle: { layout: 'main' } },
    ]),
  ).toBe(true);
  expect(isClubScreen([{ handle: null }, { handle: { layout: 'main' } }])).toBe(false);
});
