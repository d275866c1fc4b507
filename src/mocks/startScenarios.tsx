import { StrictMode } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { createAppTheme } from '../app/theme.ts';
import { openStorage } from '../session/openStorage.ts';
import type { BrowserBackend } from './backend.ts';
import { applyScenarios } from './scenarios/applyScenarios.ts';
import { ScenarioPanel } from './panel/ScenarioPanel.tsx';

/**
 * Applies the scenarios of the URL and shows their panel; must finish before the product starts.
 */
export async function startScenarios(backend: BrowserBackend): Promise<void> {
  const controller = await applyScenarios(backend, {
    location: window.location,
    history: window.history,
    tabStorage: window.sessionStorage,
    sharedStorage: openStorage(),
  });
  const container = document.createElement('div');
  // Outside the body and without bubbling focus events: an open dialog of the product hides the rest
  // of the body from screen readers and takes back the focus, but the panel has to work then too.
  container.addEventListener('focusin', (event) => event.stopPropagation());
  document.documentElement.append(container);
  createRoot(container).render(
    <StrictMode>
      {/* The product sets the colour scheme. */}
      <ThemeProvider theme={createAppTheme()} colorSchemeNode={null}>
        <ScenarioPanel controller={controller} />
      </ThemeProvider>
    </StrictMode>,
  );
}
