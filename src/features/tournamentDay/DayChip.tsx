import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { Tournament } from '../../../openapi/schema.d.ts';
import { type TournamentDays, tournamentState } from '../../lib/dates/tournamentDay.ts';
import { opaqueTint, statusChip } from '../../ui/styles/styles.ts';
import { copy } from './copy.ts';
import { dayText } from './dayText.ts';
import { useEventDay } from './useEventDay.ts';

type DayChipProps = { tournament: TournamentDays & { status?: Tournament['status'] } };

/**
 * Says whether a tournament is to come, is today or is over, or that it is postponed or cancelled;
 * empty if its date is not one.
 */
export function DayChip({ tournament }: DayChipProps) {
  const { status } = tournament;
  const today = useEventDay();
  const text = status ? copy.status[status] : dayText(tournament, today);
  if (text === undefined) return null;
  return (
    <Box component="span" data-state={status ?? tournamentState(tournament, today)} sx={chip}>
      {text}
    </Box>
  );
}

function chip({ vars: { palette } }: Theme) {
  return {
    ...statusChip,
    color: palette.board.contrastText,
    backgroundColor: palette.board.deep,
    // Seen on a dark card.
    '&[data-state="before"]': { borderColor: palette.board.line },
    '&[data-state="today"]': {
      color: palette.gold.contrastText,
      backgroundColor: palette.gold.main,
    },
    '&[data-state="cancelled"]': {
      color: palette.error.contrastText,
      backgroundColor: palette.error.main,
    },
    '&[data-state="postponed"]': {
      color: palette.gold.contrastText,
      backgroundColor: palette.gold.main,
    },
    '&[data-state="after"]': {
      color: palette.text.secondary,
      ...opaqueTint(palette.background.paper),
    },
  } as const;
}
