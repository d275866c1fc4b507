import type { ReactNode } from 'react';
import type { Theme } from '@mui/material/styles';
import { Provider } from 'react-redux';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import type { AppStore } from './store.ts';
import { AppTheme } from './theme/AppTheme.tsx';

type ProvidersProps = { store: AppStore; theme: Theme; children: ReactNode };

export function Providers({ store, theme, children }: ProvidersProps) {
  return (
    <Provider store={store}>
      <AppTheme theme={theme}>
        {children}
        <ToastRegion />
      </AppTheme>
    </Provider>
  );
}
