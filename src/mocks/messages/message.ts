import type { ScenarioText } from '../scenarioSelection.ts';

/** How to reproduce a message in the demonstration. */
type ReproSteps = {
  /** Path of the page, as built by `paths`. */
  path: string;
  /** The scenarios to open the page with: who is signed in, and the error that causes the message. */
  scenarios: readonly ScenarioText[];
  /** What to do on the page, in a sentence or two; undefined if opening it is enough. */
  steps?: string;
};

/** A text that the specifications require for a success, an error or a rejected input. */
export type Message = {
  id: string;
  /** As specified, without a leading symbol; parts in braces vary. */
  text: string;
  section: '4' | '5' | '8';
  repro: ReproSteps;
};

/** The text of messages that the server sends and a screen shows unchanged. */
export const serverMessage = '{server message}';
