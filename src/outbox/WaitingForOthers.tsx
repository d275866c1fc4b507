import { Notice } from '../ui/states/Notice.tsx';
import { copy } from './copy.ts';
import { useMaySend } from './useMaySend.ts';
import { countText, isCall, useWaitingEntries, type WaitingEntry } from './waitingEntries.ts';

/** Says of entries how many wait, and for whom, which is alike for all of them. */
const describe = (entries: readonly WaitingEntry[]): string => {
  const { organiserId = 0, desk = '' } = entries[0] ?? {};
  const ofCard = entries.every(isCall) ? copy.ofQueue : copy.ofTable;
  return (organiserId < 0 ? ofCard : copy.ofOrganiser)(countText(entries), desk);
};

/** Says what waits in this browser for another session than that of who is signed in. */
export function WaitingForOthers() {
  const maySend = useMaySend();
  // Those of cards first: their order is random where they were entered in the same millisecond.
  const waiting = useWaitingEntries()
    .filter((entry) => !maySend(entry))
    .toSorted((one, other) => one.organiserId - other.organiserId);
  const groups = new Map<string, WaitingEntry[]>();
  for (const entry of waiting) {
    const name = `${entry.organiserId}/${entry.desk}`;
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  if (waiting.length === 0) return null;
  return (
    <Notice severity="warning" sx={{ mb: 2 }}>
      {[...groups.values()].map(describe).join(' ')}
    </Notice>
  );
}
