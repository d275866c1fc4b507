import { copy } from './copy.ts';
import { countText, type WaitingEntry } from './waitingEntries.ts';

/** Says what becomes of the entries that wait for the network. */
export function waitingText(unsent: readonly WaitingEntry[]): string {
  if (unsent.some(({ isUnstored }) => isUnstored)) return copy.unstored(countText(unsent));
  const text = copy.waiting(countText(unsent));
  // Over plain http there is no service worker, which would open the page.
  return window.isSecureContext ? text : `${text} ${copy.noReload}`;
}
