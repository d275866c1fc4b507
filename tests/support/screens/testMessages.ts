import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { audiences } from '../../../src/mocks/messages/catalogue.ts';
import type { Message } from '../../../src/mocks/messages/message.ts';
import { performSteps } from './performSteps.ts';
import { useStubbedPictures } from './profilePage.ts';
import { useTestApp } from './renderApp.tsx';

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches a message with an optional symbol before it, and any text in place of braces. */
function messagePattern({ text, serverText }: Message): RegExp {
  const pattern = escapeRegExp(serverText ?? text).replaceAll(/\\\{[^}]+\\\}/g, '.+');
  return new RegExp(String.raw`^(?:(?:✅|❌|⚠️)\s*)?${pattern}$`, 'u');
}

function isVisible(element: HTMLElement): boolean {
  try {
    expect(element).toBeVisible();
    return true;
  } catch {
    return false;
  }
}

/** Messages with the same page, scenarios and steps are reproduced together. */
const groupMessages = (messages: readonly Message[]) =>
  Object.values(
    Object.groupBy(messages, ({ path, scenarios, steps }) =>
      JSON.stringify([path, scenarios, steps]),
    ),
  ).map((group = []) => ({ ids: group.map(({ id }) => id).join(', '), group }));

/**
 * A test for each page, scenarios and steps of the catalogue, which expects the messages.
 *
 * @param limit how many of each audience are tested
 */
export function testMessages(limit = Infinity): void {
  const { renderApp, applyScenarios } = useTestApp();
  useStubbedPictures();

  describe.each(Object.entries(audiences))('%s', (_, messages) => {
    it.each(groupMessages(messages).slice(0, limit))('$ids', async ({ group }) => {
      const [{ path, scenarios, steps = [] } = {} as Message] = group;
      await applyScenarios(...scenarios);
      await renderApp(path);
      const reload = () => {
        cleanup();
        return renderApp(path);
      };
      await performSteps(steps, { applyScenarios, reload });
      for (const message of group)
        await waitFor(() =>
          expect(
            screen.queryAllByText(messagePattern(message)).some(isVisible),
            `${message.id} is visible`,
          ).toBe(true),
        );
    });
  });
}
