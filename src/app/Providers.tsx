import '@fontsource/chakra-petch/latin-600.css';
import '@fontsource/chakra-petch/latin-700.css';
import '@fontsource-variable/plus-jakarta-sans/wght.css';
import type { ReactNode } from 'react';
import { CssBaseline, type Theme, ThemeProvider } from '@mui/material';
import { Provider } from 'react-redux';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import type { AppStore } from './store.ts';
import { colorModeKey } from './theme.ts';

type ProvidersProps = {
  store: AppStore;
  theme: Theme;
  /** Whether the document has the theme's variables and CssBaseline already. */
  hasBaseStyles?: boolean;
  children: ReactNode;
};

export function Providers({ store, theme, hasBaseStyles = false, children }: ProvidersProps) {
  return (
    <Provider store={store}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={colorModeKey}
        noSsr
        disableStyleSheetGeneration={hasBaseStyles}
        disableTransitionOnChange
      >
        {!hasBaseStyles && <CssBaseline enableColorScheme />}
        {children}
        <ToastRegion />
      </ThemeProvider>
    </Provider>
  );
}
