// @vitest-environment node
import { createElement } from 'react';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createAppTheme } from '../theme.ts';
import { createMuiTheme } from './muiTheme.ts';

/** Returns the theme that MUI's own provider passes to components. */
function providedTheme(): Theme {
  const found: Theme[] = [];
  const Reader = () => {
    found.push(useTheme());
    return null;
  };
  renderToString(createElement(ThemeProvider, { theme: createMuiTheme() }, createElement(Reader)));
  return found[0] as Theme;
}

const expected = providedTheme();
const theme = createAppTheme();

it.each([
  'vars',
  'breakpoints',
  'shape',
  'mixins',
  'shadows',
  'zIndex',
  'motion',
  'direction',
  'unstable_sxConfig',
] as const)('has the same %s as with the provider of MUI', (part) => {
  expect(JSON.parse(JSON.stringify(theme[part]))).toEqual(
    JSON.parse(JSON.stringify(expected[part])),
  );
});

it('has the same colours, texts and times', () => {
  expect(theme.palette).toEqual({ mode: 'light', ...expected.vars.palette });
  const withMain = ({ palette }: Theme) =>
    Object.entries(palette).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value && 'main' in value ? [name] : [],
    );
  expect(withMain(theme).toSorted()).toEqual(withMain(expected).toSorted());
  const { pxToRem, ...texts } = expected.typography;
  expect(theme.typography).toMatchObject(texts);
  expect(theme.typography.pxToRem(18)).toBe(pxToRem(18));
  expect(theme.transitions.easing).toEqual(expected.transitions.easing);
  expect(theme.transitions.duration).toEqual(expected.transitions.duration);
});

function functionNames(value: object, path = ''): string[] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (typeof inner === 'function') return [path + name];
    return typeof inner === 'object' && inner !== null
      ? functionNames(inner, `${path}${name}.`)
      : [];
  });
}

it('has all functions of MUI but those that make themes and style sheets, and the contrast', () => {
  const { colorSchemes: _, components: __, unstable_sxConfig: ___, ...parts } = expected;
  const found = new Set(functionNames(theme));
  expect(functionNames(parts).filter((name) => !found.has(name))).toEqual([
    'toRuntimeSource',
    'getCssVar',
    'palette.getContrastText',
    'palette.augmentColor',
    'generateThemeVars',
    'generateStyleSheets',
    'generateSpacing',
    'getColorSchemeSelector',
    'shouldSkipGeneratingVar',
  ]);
});

it.each<[string, (used: Theme) => unknown]>([
  [
    'spacing',
    ({ spacing }) => [spacing(2), spacing(1, 'auto'), spacing(0), spacing(0.5), spacing()],
  ],
  ['breakpoints', ({ breakpoints }) => [breakpoints.up('md'), breakpoints.down('sm')]],
  ['breakpoints between', ({ breakpoints }) => breakpoints.between('sm', 900)],
  ['container queries', (used) => used.containerQueries.up(400)],
  ['transitions', ({ transitions }) => transitions.create('color')],
  [
    'several transitions',
    ({ transitions: { create, easing } }) =>
      create(['color', 'width'], { duration: 10.4, easing: easing.sharp, delay: '1s' }),
  ],
  ['alpha', (used) => used.alpha(used.vars.palette.primary.main, 0.5)],
  [
    'alpha by a variable',
    (used) => used.alpha(used.vars.palette.text.primary, used.vars.palette.action.hoverOpacity),
  ],
  ['styles of a scheme', (used) => used.applyStyles('dark', { color: 'red' })],
  ['sx', (used) => used.unstable_sx({ p: 2, color: 'primary.main', typography: 'h2' })],
  ['sx by width', (used) => used.unstable_sx({ display: { xs: 'none', md: 'block' }, gap: 1 })],
])('computes the same %s', (_, compute) => {
  expect(compute(theme)).toEqual(compute(expected));
});
