import type { createMuiTheme } from './muiTheme.ts';
import type { ThemeData, VariableNames } from './createThemeFromData.ts';

/** Parts of MUI's theme that the browser does not need: only variables are made from them. */
const unusedParts = new Set([
  'colorSchemes',
  'components',
  'font',
  'unstable_sxConfig',
  'internal_cache',
  'palette',
  'rootSelector',
  'vars',
]);

/** Returns the data of a theme: no functions, and colours as variables only. */
export function readThemeData(theme: ReturnType<typeof createMuiTheme>): ThemeData {
  const parts = Object.entries(theme).filter(([name]) => !unusedParts.has(name));
  const data = Object.fromEntries(parts);
  return JSON.parse(
    JSON.stringify({
      ...data,
      variables: readNames(theme.generateThemeVars(), `var(--${theme.cssVarPrefix}`),
    }),
  ) as ThemeData;
}

function readNames(value: unknown, reference: string): VariableNames {
  if (Array.isArray(value))
    return value.map((inner, index) => readNames(inner, `${reference}-${index}`));
  if (typeof value === 'object' && value !== null) {
    const entries: [string, unknown][] = Object.entries(value);
    return Object.fromEntries(
      entries.map(([name, inner]) => [name, readNames(inner, `${reference}-${name}`)]),
    );
  }
  if (value !== `${reference})`)
    throw new Error(`The variable ${reference}) cannot be told from its name: ${String(value)}`);
  return 0;
}
