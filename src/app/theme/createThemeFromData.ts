import {
  type Components,
  createTransitions,
  type Theme,
  type TransitionsOptions,
} from '@mui/material/styles';
import { createSpacing, createTheme as createSystemTheme } from '@mui/system';
import './typing.ts';
import { createUnarySpacing } from '@mui/system/spacing';

/** Names of CSS variables, by their parts; 0 where a name ends. */
export type VariableNames = 0 | VariableNames[] | { [name: string]: VariableNames };

/** What the build writes of the theme that `createTheme` returns. */
export type ThemeData = {
  cssVarPrefix: string;
  colorSchemeSelector: string;
  breakpoints: { values: Record<string, number> };
  transitions: TransitionsOptions;
  typography: { htmlFontSize: number };
  variables: VariableNames;
};

/** Returns the references to the variables, `var(--prefix-name-name)`. */
function references(names: VariableNames, prefix: string): unknown {
  if (names === 0) return `var(${prefix})`;
  if (Array.isArray(names))
    return names.map((inner, index) => references(inner, `${prefix}-${index}`));
  const entries = Object.entries(names);
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, references(inner, `${prefix}-${name}`)]),
  );
}

/** A transparent colour; that of a variable is computed from its channels, as `createTheme` does. */
const alpha = (color: string, opacity: number | string) =>
  color.includes('var(')
    ? `rgba(${color.replaceAll(/var\(--([^\s),]+)\)/g, 'var(--$1Channel)')} / ${
        typeof opacity === 'string' ? `calc(${opacity})` : opacity
      })`
    : mix(color, 'transparent', `calc((1 - ${opacity}) * 100%)`);

const mix = (color: string, other: string, share: string) =>
  `color-mix(in srgb, ${color}, ${other} ${share})`;

/**
 * Creates the theme from what the build has computed: the code of `createTheme` is as large as a
 * page, and takes a slow phone 100 ms. Colours are CSS variables, which are in the style element of
 * index.html, also where MUI would have their values. Functions that only compute colours of other
 * themes are left out.
 */
export function createThemeFromData(data: ThemeData, components: Components<Theme>): Theme {
  const { variables, breakpoints, colorSchemeSelector, transitions, typography, ...rest } = data;
  const vars = references(variables, `--${data.cssVarPrefix}`) as { palette: object };
  const theme = {
    ...createSystemTheme({ ...rest, breakpoints, components, palette: vars.palette } as object),
    colorSchemeSelector,
    vars,
    spacing: createSpacing(
      undefined,
      createUnarySpacing({ vars, spacing: 8 } as { spacing: number }),
    ),
    typography: {
      ...typography,
      pxToRem: (size: number) => `${size / typography.htmlFontSize}rem`,
    },
    transitions: createTransitions(transitions),
    alpha,
    lighten: (color: string, share: number) => mix(color, '#fff', `${share * 100}%`),
    darken: (color: string, share: number) => mix(color, '#000', `${share * 100}%`),
    applyStyles: (scheme: string, styles: object) => ({
      [`*:where([${colorSchemeSelector}="${scheme}"]) &`]: styles,
    }),
  };
  return theme as unknown as Theme;
}
