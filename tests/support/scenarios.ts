import { act } from '@testing-library/react';
import type { SetupServer } from 'msw/node';
import { afterEach } from 'vitest';
import {
  type ScenarioSelection,
  createScenarioHandlers,
  parseScenario,
  type ScenarioText,
} from '../../src/mocks/scenarios/scenarioSelection.ts';
import { startClock } from '../../src/mocks/clock.ts';
import type { BackendFetch } from '../../src/mocks/scenarios/responseHandlers.ts';
import { getScenario } from '../../src/mocks/scenarios/scenarios.ts';
import { prepareStorage } from '../../src/mocks/scenarios/prepareStorage.ts';

function parse(text: ScenarioText): ScenarioSelection {
  const found = parseScenario(text);
  if (!found) throw new Error(`${text} is not a scenario`);
  return found;
}

/** Lets the tests of a file apply the scenarios of src/mocks, by the same names as in a URL. */
export function useScenarios(
  server: Pick<SetupServer, 'use' | 'resetHandlers'>,
  backendFetch: BackendFetch,
) {
  const restoreFunctions: (() => void)[] = [];
  const clearScenarios = () => {
    server.resetHandlers();
    for (const restore of restoreFunctions.splice(0)) restore();
  };
  afterEach(clearScenarios);

  return {
    /**
     * Applies scenarios until the test ends. Those of one call have the same priorities as in a URL;
     * those of a later call have priority over earlier ones.
     */
    applyScenarios: async (...texts: ScenarioText[]) => {
      const selected = texts.map(parse);
      for (const scenario of selected) {
        if (getScenario(scenario.name).kind === 'time')
          restoreFunctions.push(startClock(new Date(scenario.value ?? '')));
      }
      const failedAccounts = await act(() =>
        prepareStorage(selected, backendFetch, window.localStorage),
      );
      if (failedAccounts.length > 0) throw new Error(`${failedAccounts.join()} could not sign in`);
      server.use(...createScenarioHandlers(selected, backendFetch));
    },
    /** Removes all scenarios and all other handlers of the test; accounts stay signed in. */
    clearScenarios,
  };
}
