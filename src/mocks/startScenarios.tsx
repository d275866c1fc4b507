import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from '@mui/material';
import { colorModeKey, theme } from '../app/theme.ts';
import { openStorage } from '../session/openStorage.ts';
import type { TabBackend } from './backend.ts';
import { logCalls } from './calls.ts';
import { layScenarios } from './layScenarios.ts';
import { ScenarioPanel } from './ScenarioPanel.tsx';

/**
 * Lays the scenarios of the address over the backend and shows their panel; to be done before the
 * product starts.
 */
export async function startScenarios(backend: TabBackend): Promise<void> {
  const log = logCalls();
  const laid = await layScenarios(backend, {
    location: window.location,
    history: window.history,
    own: window.sessionStorage,
    shared: openStorage(),
  });
  const place = document.createElement('div');
  // Outside the body, and with its focus kept to itself: an open dialog of the product hides all
  // else in the body from screen readers and takes the focus back from it, but its messages are to
  // be brought about too.
  place.addEventListener('focusin', (event) => event.stopPropagation());
  document.documentElement.append(place);
  createRoot(place).render(
    <StrictMode>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={colorModeKey}
        noSsr
        disableTransitionOnChange
      >
        <ScenarioPanel laid={laid} log={log} />
      </ThemeProvider>
    </StrictMode>,
  );
}
