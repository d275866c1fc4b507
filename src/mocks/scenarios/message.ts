import type { ScenarioText } from './scenarioSelection.ts';

/** A text of the product, and the state of the demonstration in which a page can show it. */
export type Message = {
  /** As a screen shows it, without a leading symbol; text in braces varies. */
  text: string;
  path: string;
  scenarios: readonly ScenarioText[];
};

/** Returns the messages of a page for an account; a message that needs more scenarios names them. */
export const at = (
  path: string,
  account: ScenarioText,
  messages: readonly (string | readonly [text: string, ...scenarios: ScenarioText[]])[],
): Message[] =>
  messages.map((message) => {
    const [text, ...scenarios] = typeof message === 'string' ? [message] : message;
    return { text, path, scenarios: [account, ...scenarios] };
  });
