import type { ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { Provider } from 'react-redux';
import { ToastRegion } from '../ui/toasts/ToastRegion.tsx';
import type { AppStore } from './store.ts';
import { colorModeKey } from './theme/colorScheme.ts';

type ProvidersProps = { store: AppStore; theme: Theme; children: ReactNode };

export function Providers({ store, theme, children }: ProvidersProps) {
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme} modeStorageKey={colorModeKey} disableTransitionOnChange noSsr>
        <CssBaseline enableColorScheme />
        {children}
        <ToastRegion />
      </ThemeProvider>
    </Provider>
  );
}
