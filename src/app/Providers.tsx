import '@fontsource/chakra-petch/latin-600.css';
import '@fontsource/chakra-petch/latin-700.css';
import '@fontsource-variable/plus-jakarta-sans/wght.css';
import type { ReactNode } from 'react';
import { CssBaseline, ThemeProvider } from '@mui/material';
import { Provider } from 'react-redux';
import { Toasts } from '../ui/Toasts.tsx';
import type { AppStore } from './store.ts';
import { colorModeKey, theme } from './theme.ts';

type ProvidersProps = { store: AppStore; children: ReactNode };

/** What every screen stands on: the store, the theme, and the place where toasts appear. */
export function Providers({ store, children }: ProvidersProps) {
  return (
    <Provider store={store}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={colorModeKey}
        noSsr
        disableTransitionOnChange
      >
        <CssBaseline enableColorScheme />
        <Toasts>{children}</Toasts>
      </ThemeProvider>
    </Provider>
  );
}
