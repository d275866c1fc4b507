import type { ScenarioText } from '../chosen.ts';

/** How somebody who has the demonstration and nothing else gets to see a message. */
export type Way = {
  /** The address of the page, as `paths` builds it. */
  at: string;
  /**
   * The scenarios to open it with: who is signed in, and the fault that brings the message; none
   * where the product as it is does.
   */
  under: readonly ScenarioText[];
  /** What to do there, in a sentence or two; nothing where opening the page is enough. */
  steps?: string;
};

/** A text that the specifications promise where something fails, is refused or is done. */
export type Message = {
  id: string;
  /**
   * As it is specified, without the sign that may stand before it; what stands in braces differs
   * each time.
   */
  text: string;
  section: '4' | '5' | '8';
  way: Way;
};

/** The server's own words, which a screen shows as they come. */
export const words = '{server message}';
