import { type ReactNode, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { openStorage } from '../../session/openStorage.ts';
import { type ColorMode, ColorModeContext, colorModeKey, colorModes } from './colorMode.ts';
import { colorSchemeAttribute } from './colorSchemeAttribute.ts';

type AppThemeProps = { theme: Theme; children: ReactNode };

/**
 * Provides the theme, and the colour scheme of the visitor's choice, which follows the system by
 * default. Not MUI's provider for CSS variables, which would compute theme and variables anew.
 */
export function AppTheme({ theme, children }: AppThemeProps) {
  const mode = useSyncExternalStore(subscribe, readMode, () => 'system' as const);
  useEffect(() => {
    const isDark = window.matchMedia('(prefers-color-scheme: dark)');
    showScheme(isDark.matches);
    const onChange = () => showScheme(isDark.matches);
    isDark.addEventListener('change', onChange);
    return () => isDark.removeEventListener('change', onChange);
  }, [mode]);
  const setMode = useCallback((chosen: ColorMode) => {
    openStorage().setItem(colorModeKey, chosen);
    for (const notify of listeners) notify();
  }, []);
  const colorMode = useMemo(() => ({ mode, setMode }), [mode, setMode]);
  return (
    <ColorModeContext value={colorMode}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </ColorModeContext>
  );
}

const listeners = new Set<() => void>();

/** Calls back when the choice has changed, also in another tab. */
function subscribe(notify: () => void) {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
}

function readMode(): ColorMode {
  const stored = openStorage().getItem(colorModeKey);
  return colorModes.find((mode) => mode === stored) ?? 'system';
}

/** Without transitions (theme/baseline.ts): each element would fade at its own pace. */
function showScheme(systemIsDark: boolean) {
  const mode = readMode();
  const scheme = mode === 'dark' || (mode === 'system' && systemIsDark) ? 'dark' : 'light';
  const page = document.documentElement;
  if (page.getAttribute(colorSchemeAttribute) === scheme) return;
  page.setAttribute('data-changing-scheme', '');
  page.setAttribute(colorSchemeAttribute, scheme);
  // The browser computes all styles now, so that the change is not animated later.
  window.getComputedStyle(document.body).getPropertyValue('color');
  setTimeout(() => page.removeAttribute('data-changing-scheme'), 1);
}
