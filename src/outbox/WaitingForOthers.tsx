import { Notice } from '../ui/states/Notice.tsx';
import { copy } from './copy.ts';
import { useMaySend } from './useMaySend.ts';
import { useWaitingScores, type WaitingScore } from './waitingScores.ts';

/** Says of scores how many wait, and for whom. */
const describe = ({ organiserId, desk }: WaitingScore, count: number): string =>
  (organiserId < 0 ? copy.ofTable : copy.ofOrganiser)(count, desk);

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
      {[...groups.values()]
        .flatMap((scores) => (scores[0] ? describe(scores[0], scores.length) : []))
        .join(' ')}
    </Notice>
  );
}
