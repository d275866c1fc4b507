import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useMemo } from 'react';
import { useIsHydrated } from '../../../ui/states/useIsHydrated.ts';
import { ellipsis } from '../../../ui/styles/styles.ts';
import { copy } from '../copy.ts';
import { createNames, playerText, playersOf } from '../turnText.ts';
import { useTournamentSchedule } from '../useSchedule.ts';
import { listNext } from './listNext.ts';

type NextTurnsProps = { tournamentId: number; categoryId: number | undefined };

/** As often as a call may be repeated; the board has a stream of its own for scores. */
const updates = { interval: 20_000, hasStream: false };

/** A line with who comes next in each arena, of one category if it is given; nothing if nobody does. */
export function NextTurns({ tournamentId, categoryId }: NextTurnsProps) {
  const { schedule, turns } = useTournamentSchedule(tournamentId, updates);
  const names = useMemo(() => schedule && createNames(schedule, []), [schedule]);
  const isHydrated = useIsHydrated();
  const next = listNext(turns, categoryId);
  // What the server has rendered may be of a minute ago.
  if (!isHydrated || !names || next.length === 0) return null;
  return (
    <Box component="p" sx={line}>
      <strong>{copy.marks.next}</strong>
      {next.map(({ slot }) => (
        <span key={slot.id}>
          <b>{names.arenas.get(slot.arena_id)}</b>{' '}
          {playersOf(slot, names).map(playerText).join(` ${copy.versus} `)}
        </span>
      ))}
    </Box>
  );
}

const line = ({ vars: { palette } }: Theme) =>
  ({
    ...ellipsis,
    m: 0,
    fontSize: 'max(0.875rem, 1em)',
    '& strong': { color: palette.gold.main },
    '& b': { color: palette.board.muted, fontWeight: 600 },
    '& span::before': { content: '"·"', mx: '0.6em', color: palette.board.muted },
  }) as const;
