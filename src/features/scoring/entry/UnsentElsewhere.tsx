import { Link } from 'react-router-dom';
import { Notice } from '../../../ui/states/Notice.tsx';
import { copy } from '../copy.ts';
import { useMaySend } from '../../../outbox/useMaySend.ts';
import { useWaitingScores, type WaitingScore } from '../../../outbox/waitingScores.ts';
import { scoreEntryHref } from '../../../lib/urls/scoreEntryUrl.ts';

/** Links to the other categories with scores of this browser that the server does not have. */
export function UnsentElsewhere({ isHere }: { isHere: (score: WaitingScore) => boolean }) {
  const maySend = useMaySend();
  const waiting = useWaitingScores().filter((score) => maySend(score) && !isHere(score));
  const categories = new Map(waiting.map((score) => [score.desk, score]));
  if (categories.size === 0) return null;
  return (
    <Notice severity="warning" sx={{ mb: 2 }}>
      {copy.queue.elsewhere}{' '}
      {[...categories].map(([name, target], index) => (
        <span key={name}>
          {index > 0 && ', '}
          <Link to={scoreEntryHref(target)}>{name}</Link>
        </span>
      ))}
    </Notice>
  );
}
