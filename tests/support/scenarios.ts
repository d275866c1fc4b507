import { screen, waitFor } from '@testing-library/dom';
import type { SetupServer } from 'msw/node';
import { afterEach, expect } from 'vitest';
import {
  type ScenarioSelection,
  createScenarioHandlers,
  parseScenario,
  type ScenarioText,
  formatScenario,
} from '../../src/mocks/scenarioSelection.ts';
import { startClock } from '../../src/mocks/clock.ts';
import type { BackendFetch } from '../../src/mocks/responseHandlers.ts';
import { clearScenarioStorage } from '../../src/mocks/clearScenarioStorage.ts';
import { type MessageId, getMessage } from '../../src/mocks/messages/catalogue.ts';
import { getScenario } from '../../src/mocks/scenarios.ts';
import { signInAs } from '../../src/mocks/signIn.ts';
import { act } from './render.tsx';

/** Passed to `expectMessage` for a message that needs no scenario. */
export const noScenario = 'no scenario';

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Returns a pattern that matches a message on a screen, with an optional leading symbol and any text
 * in place of braces. `serverText` is required for messages from the server.
 */
function messagePattern(id: MessageId, serverText?: string): RegExp {
  const text = escapeRegExp(serverText ?? getMessage(id).text).replaceAll(/\\\{[^}]+\\\}/g, '.+');
  return new RegExp(String.raw`^(?:(?:✅|❌|⚠️)\s*)?${text}$`, 'u');
}

function isVisible(element: HTMLElement): boolean {
  try {
    expect(element).toBeVisible();
    return true;
  } catch {
    return false;
  }
}

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
  const active = new Map<string, ScenarioSelection>();
  const restoreFunctions: (() => void)[] = [];
  const clearScenarios = () => {
    active.clear();
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
        active.set(formatScenario(scenario), scenario);
        if (getScenario(scenario.name).kind === 'time')
          restoreFunctions.push(startClock(new Date(scenario.value ?? '')));
      }
      const failedAccounts = await signInAs(
        selected.flatMap(({ name }) => getScenario(name).account ?? []),
        backendFetch,
        window.localStorage,
      );
      if (failedAccounts.length > 0) throw new Error(`${failedAccounts.join()} could not sign in`);
      await act(() => {
        for (const scenario of selected) clearScenarioStorage(scenario, window.localStorage);
      });
      server.use(...createScenarioHandlers(selected, backendFetch));
    },
    /** Removes all scenarios and all other handlers of the test; accounts stay signed in. */
    clearScenarios,
    /**
     * Expects a message of the catalogue to be visible on the screen, under the scenario that causes
     * it. `serverText` is required for messages from the server. Write id and scenario as literals:
     * tests/messages.test.ts reads them from the source for docs/coverage-messages.md.
     */
    expectMessage: async (
      id: MessageId,
      scenario: ScenarioText | typeof noScenario,
      serverText?: string,
    ) => {
      const others = [...active.values()].filter(
        ({ name }) => getScenario(name).kind !== 'account',
      );
      if (scenario === noScenario ? others.length > 0 : !active.has(scenario))
        throw new Error(`${scenario} does not match the active scenarios`);
      if (getMessage(id).text.startsWith('{server') !== (serverText !== undefined))
        throw new Error(
          `The server text of ${id} ${serverText === undefined ? 'is missing' : 'is not needed'}`,
        );
      const pattern = messagePattern(id, serverText);
      await waitFor(() =>
        expect(screen.getAllByText(pattern).some(isVisible), `${id} is visible`).toBe(true),
      );
    },
  };
}
