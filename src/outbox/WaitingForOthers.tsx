import { Notice } from '../ui/states/Notice.tsx';
import { copy } from './copy.ts';
import { useMaySend } from './useMaySend.ts';
import { countText, useWaitingScores, type WaitingScore } from './waitingScores.ts';

/** Says of scores how many wait, and for whom, which is alike for all of them. */
const describe = (scores: readonly WaitingScore[]): string => {
  const { organiserId = 0, desk = '' } = scores[0] ?? {};
  return (organiserId < 0 ? copy.ofTable : copy.ofOrganiser)(countText(scores), desk);
};

/** Says what waits in this browser for another session than that of who is signed in. */
export function WaitingForOthers() {
  const maySend = useMaySend();
  // Those of cards first: their order is random where they were entered in the same millisecond.
  const waiting = useWaitingScores()
    .filter((score) => !maySend(score))
    .toSorted((one, other) => one.organiserId - other.organiserId);
  const groups = new Map<string, WaitingScore[]>();
  for (const score of waiting) {
    const name = `${score.organiserId}/${score.desk}`;
    groups.set(name, [...(groups.get(name) ?? []), score]);
  }
  if (waiting.length === 0) return null;
  return (
    <Notice severity="warning" sx={{ mb: 2 }}>
      {[...groups.values()].map(describe).join(' ')}
    </Notice>
  );
}
