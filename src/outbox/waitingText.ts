import { copy } from './copy.ts';
import { countText, type WaitingEntry } from './waitingEntries.ts';

/** Says what becomes of the entries that wait, for the network or until the server accepts them. */
export function waitingText(unsent: readonly WaitingEntry[]): string {
  const reason = [...new Set(unsent.flatMap(({ delayReason = [] }) => delayReason))].join(' ');
  if (unsent.some(({ isUnstored }) => isUnstored))
    return [copy.unstored(countText(unsent)), reason].filter(Boolean).join(' ');
  if (reason) return copy.delayed(countText(unsent), reason);
  const text = copy.waiting(countText(unsent));
  // Over plain http there is no service worker, which would open the page.
  return window.isSecureContext ? text : `${text} ${copy.noReload}`;
}
