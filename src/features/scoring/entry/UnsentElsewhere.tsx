import { Link } from 'react-router-dom';
import { Notice } from '../../../ui/states/Notice.tsx';
import { copy } from '../copy.ts';
import { useMaySend } from '../../../outbox/useMaySend.ts';
import { isCall, useWaitingEntries, type WaitingEntry } from '../../../outbox/waitingEntries.ts';
import { scoreEntryHref } from '../../../lib/urls/scoreEntryUrl.ts';
import { organiserPaths } from '../../../paths.ts';

const hrefOf = (entry: WaitingEntry) =>
  isCall(entry) ? organiserPaths.queue.href({ id: entry.tournamentId }) : scoreEntryHref(entry);

/** Links to the other desks with entries of this browser that the server does not have. */
export function UnsentElsewhere({ isHere }: { isHere: (entry: WaitingEntry) => boolean }) {
  const maySend = useMaySend();
  const waiting = useWaitingEntries().filter((entry) => maySend(entry) && !isHere(entry));
  const desks = new Map(waiting.map((entry) => [entry.desk, entry]));
  if (desks.size === 0) return null;
  return (
    <Notice severity="warning" sx={{ mb: 2 }}>
      {copy.queue.elsewhere}{' '}
      {[...desks].map(([name, target], index) => (
        <span key={name}>
          {index > 0 && ', '}
          <Link to={hrefOf(target)}>{name}</Link>
        </span>
      ))}
    </Notice>
  );
}
