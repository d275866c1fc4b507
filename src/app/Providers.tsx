import '@fontsource/chakra-petch/latin-600.css';
import '@fontsource/chakra-petch/latin-700.css';
import '@fontsource-variable/plus-jakarta-sans/wght.css';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CssBaseline, ThemeProvider } from '@mui/material';
import { SnackbarProvider } from 'notistack';
import { Provider } from 'react-redux';
import { Toast } from '../ui/Toast.tsx';
import { copy } from './layouts/copy.ts';
import type { AppStore } from './store.ts';
import { colorModeKey, theme } from './theme.ts';

const toasts = { default: Toast, success: Toast, error: Toast, warning: Toast, info: Toast };
const toastDuration = 5000;
const toastLimit = 20;

type ProvidersProps = { store: AppStore; children: ReactNode };

/** What every screen stands on: the store, the theme, and the place where toasts appear. */
export function Providers({ store, children }: ProvidersProps) {
  const [region, setRegion] = useState<HTMLDivElement | null>(null);
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={colorModeKey} noSsr disableTransitionOnChange>
        <CssBaseline enableColorScheme />
        <SnackbarProvider
          maxSnack={toastLimit}
          autoHideDuration={toastDuration}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          Components={toasts}
          {...(region && { domRoot: region })}
        >
          {children}
        </SnackbarProvider>
        {/* Stands before the first toast comes: screen readers announce only what changes in a region they know. */}
        <div ref={setRegion} role="region" lang="en" aria-label={copy.notifications} aria-live="polite" aria-relevant="additions" />
      </ThemeProvider>
    </Provider>
  );
}
