import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { colorModeKey, colorSchemeAttribute } from './theme.ts';

const script = readFileSync('public/color-scheme.js', 'utf8');

/** Runs the script of the page's head and returns the attributes it sets on <html>. */
function firstPaint(stored: string | null, systemIsDark: boolean): Record<string, string> {
  const attributes: Record<string, string> = {};
  runInNewContext(script, {
    localStorage: { getItem: (key: string) => (key === colorModeKey ? stored : null) },
    matchMedia: () => ({ matches: systemIsDark }),
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => {
          attributes[name] = value;
        },
      },
    },
  });
  return attributes;
}

test.each([
  [null, false, 'light'],
  [null, true, 'dark'],
  ['system', true, 'dark'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
] as const)('chosen %s, system dark %s: the first paint is %s', (stored, systemIsDark, scheme) => {
  expect(firstPaint(stored, systemIsDark)).toEqual({ [colorSchemeAttribute]: scheme });
});

test('without storage the system setting is used', () => {
  const attributes: Record<string, string> = {};
  runInNewContext(script, {
    matchMedia: () => ({ matches: true }),
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => {
          attributes[name] = value;
        },
      },
    },
  });
  expect(attributes).toEqual({ [colorSchemeAttribute]: 'dark' });
});
