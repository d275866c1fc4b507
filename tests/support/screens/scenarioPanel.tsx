import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, vi } from 'vitest';
import { createAppTheme } from '../../../src/app/theme.ts';
import { applyScenarios } from '../../../src/mocks/scenarios/applyScenarios.ts';
import type { BackendFetch } from '../../../src/mocks/scenarios/responseHandlers.ts';
import { ScenarioPanel } from '../../../src/mocks/panel/ScenarioPanel.tsx';
import { useTestApp } from './renderApp.tsx';

const theme = createAppTheme();

/** The scenario panel over the real backend. */
export function useScenarioPanel() {
  const { backend, faults, clearScenarios } = useTestApp();
  const afterwards: (() => void)[] = [];
  /** Stops what the panel has started. */
  const stop = () => {
    for (const undo of afterwards.splice(0)) undo();
  };
  afterEach(stop);

  /** The panel as the demonstration shows it, on a page at the given address. */
  async function open(
    search = '',
    address = 'http://localhost:3000/teams?page=2#top',
    backendFetch: BackendFetch = async (request) => backend.app.fetch(request),
  ) {
    const href = search ? address.replace('?', `?scenario=${search}&`) : address;
    const location = { href, reload: vi.fn<() => void>() };
    const real = globalThis.Date;
    afterwards.push(() => {
      globalThis.Date = real;
    });
    const setClock = vi.fn<(at: Date | undefined) => Promise<void>>().mockResolvedValue();
    const controller = await applyScenarios(
      { backendFetch, applyHandlers: faults, clearHandlers: clearScenarios, setClock },
      {
        location,
        tabStorage: window.sessionStorage,
        sharedStorage: window.localStorage,
        history: {
          state: null,
          replaceState: (_state, _title, to) => {
            location.href = String(to);
          },
        },
      },
    );
    render(
      <ThemeProvider theme={theme}>
        <ScenarioPanel controller={controller} />
      </ThemeProvider>,
    );
    return { location, controller, setClock, user: userEvent.setup() };
  }

  return { open, stop, clearScenarios };
}
