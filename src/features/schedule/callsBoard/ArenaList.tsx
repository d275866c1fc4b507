import { Box } from '@mui/material';
import { useEachSecond } from '../../../ui/hooks/useEachSecond.ts';
import { useReducedMotion } from '../../../ui/hooks/useReducedMotion.ts';
import type { Turn } from '../turns.ts';
import type { Clock, Names } from '../turnText.ts';
import type { ArenaCalls } from './arenaCalls.ts';
import { ArenaRow } from './ArenaRow.tsx';
import { listStyles } from './callsStyles.ts';
import { callsCopy } from './copy.ts';

type ArenaListProps = {
  arenas: readonly ArenaCalls[];
  names: Names;
  clock: Clock;
  newest: Turn | undefined;
  isToday: boolean;
  /** When it begins, as long as it has not. */
  lead: string | undefined;
};

/** With more, names could not be read from fifteen metres. */
const arenasPerPage = 8;
const secondsPerPage = 10;

/** A row for each arena; more than fit take turns, or are below where nothing should move. */
export function ArenaList({ arenas, lead, ...row }: ArenaListProps) {
  const isStill = useReducedMotion();
  const pages = isStill ? 1 : Math.ceil(arenas.length / arenasPerPage);
  const page = useEachSecond((now) => Math.floor(now / 1000 / secondsPerPage) % pages);
  const shown = isStill ? arenas : arenas.slice(page * arenasPerPage, (page + 1) * arenasPerPage);
  // Of the same height on the last page, which may have fewer.
  const rows = pages > 1 ? arenasPerPage : Math.min(arenas.length, arenasPerPage);
  return (
    <Box sx={listStyles} style={{ '--rows': rows } as React.CSSProperties}>
      {lead && <p className="lead">{lead}</p>}
      <div className="heads" aria-hidden>
        <span>{callsCopy.arena}</span>
        <span>{callsCopy.called}</span>
        <span>{callsCopy.running}</span>
        <span>{callsCopy.ready}</span>
      </div>
      <div className="rows">
        <ul>
          {shown.map((arena) => (
            <ArenaRow key={arena.id} arena={arena} {...row} />
          ))}
        </ul>
      </div>
    </Box>
  );
}
