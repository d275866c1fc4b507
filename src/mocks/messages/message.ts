import type { ScenarioText } from '../scenarioSelection.ts';
import type { Step } from './steps.ts';

/** A text that the specifications require, and how to reproduce it in the demonstration. */
export type Message = {
  id: string;
  /** As specified, without a leading symbol; parts in braces vary. */
  text: string;
  /** Of the specification, or `extension` for what goes beyond it. */
  section: '4' | '5' | '8' | 'extension';
  /** Path of the page, as built by `paths`. */
  path: string;
  /** The scenarios to open the page with: who is signed in, and the error that causes the message. */
  scenarios: readonly ScenarioText[];
  /** What to do on the page; undefined if opening it is enough. */
  steps?: readonly Step[];
  /** More for a tester to know, in whole sentences. */
  note?: string;
  /** The text that is shown, if `text` only says that it is from the server. */
  serverText?: string;
};

/** The text of messages that the server sends and a screen shows unchanged. */
export const serverMessage = '{server message}';
