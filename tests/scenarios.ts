import { act, screen, waitFor } from '@testing-library/react';
import type { SetupServer } from 'msw/node';
import { afterEach, expect } from 'vitest';
import {
  type Chosen,
  handlersOf,
  readScenario,
  type ScenarioText,
  writeScenario,
} from '../src/mocks/chosen.ts';
import { startClock } from '../src/mocks/clock.ts';
import type { AskBackend } from '../src/mocks/fault.ts';
import { lose } from '../src/mocks/lose.ts';
import { type MessageId, messageOf } from '../src/mocks/messages/catalogue.ts';
import { scenarioOf } from '../src/mocks/scenarios.ts';
import { enter } from '../src/mocks/signIn.ts';

/** Stands for a message that needs no scenario: the product as it is. */
export const asItIs = 'as it is';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * A message as it is found on a screen: a sign may stand before it, and anything where the
 * catalogue has braces.
 */
export function patternOf(id: MessageId, words?: string): RegExp {
  const text = escaped(words ?? messageOf(id).text).replaceAll(/\\\{[^}]+\\\}/g, '.+');
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

function read(text: ScenarioText): Chosen {
  const found = readScenario(text);
  if (!found) throw new Error(`${text} is no scenario`);
  return found;
}

/**
 * Lays the scenarios of src/mocks over the product of a test file, by the names that a link takes.
 */
export function useScenarios(server: Pick<SetupServer, 'use' | 'resetHandlers'>, ask: AskBackend) {
  const laid = new Map<string, Chosen>();
  const resets: (() => void)[] = [];
  const lift = () => {
    laid.clear();
    server.resetHandlers();
    for (const reset of resets.splice(0)) reset();
  };
  afterEach(lift);

  return {
    /**
     * Lays scenarios over the product until the test ends, those of one call in the order of a
     * link, those of a later call first.
     */
    scenario: async (...texts: ScenarioText[]) => {
      const chosen = texts.map(read);
      for (const one of chosen) {
        laid.set(writeScenario(one), one);
        if (scenarioOf(one.name).kind === 'time')
          resets.push(startClock(new Date(one.value ?? '')));
      }
      const refused = await enter(
        chosen.flatMap(({ name }) => scenarioOf(name).account ?? []),
        ask,
        window.localStorage,
      );
      if (refused.length > 0) throw new Error(`${refused.join()} could not sign in`);
      act(() => {
        for (const one of chosen) lose(one, window.localStorage);
      });
      server.use(...handlersOf(chosen, ask));
    },
    /** Takes every scenario away, and every fault; whoever is signed in stays so. */
    lift,
    /**
     * Finds a message of the catalogue on the screen, in the scenario that brought it there.
     * `words` are the server's own. The two names are written as they are, so that
     * docs/coverage-messages.md can be read from them.
     */
    sees: async (id: MessageId, scenario: ScenarioText | typeof asItIs, words?: string) => {
      const others = [...laid.values()].filter(({ name }) => scenarioOf(name).kind !== 'account');
      if (scenario === asItIs ? others.length > 0 : !laid.has(scenario))
        throw new Error(`${scenario} is not what lies over the product`);
      if (messageOf(id).text.startsWith('{server') !== (words !== undefined))
        throw new Error(`The words of ${id} ${words === undefined ? 'are missing' : 'are known'}`);
      const pattern = patternOf(id, words);
      await waitFor(() =>
        expect(screen.getAllByText(pattern).some(isVisible), `${id} can be seen`).toBe(true),
      );
    },
  };
}
