import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { tournamentState } from '../../lib/tournamentDay.ts';
import { dayText } from './dayText.ts';
import { useEventDay } from './useEventDay.ts';

/** Says whether a tournament is to come, is today or is over; empty if its date is not one. */
export function DayChip({ date }: { date: string }) {
  const today = useEventDay();
  const text = dayText(date, today);
  if (text === undefined) return null;
  return (
    <Box component="span" data-state={tournamentState(date, today)} sx={chip}>
      {text}
    </Box>
  );
}

function chip({ vars: { palette } }: Theme) {
  return {
    display: 'inline-block',
    flexShrink: 0,
    px: 1,
    py: 0.25,
    borderRadius: '3px 9px 3px 9px',
    fontSize: '0.8125rem',
    fontWeight: 700,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    border: '1px solid transparent',
    color: palette.board.contrastText,
    backgroundColor: palette.board.deep,
    '&[data-state="today"]': {
      color: palette.gold.contrastText,
      backgroundColor: palette.gold.main,
    },
    '&[data-state="after"]': {
      color: palette.text.secondary,
      backgroundColor: palette.background.paper,
      borderColor: palette.outline,
    },
  } as const;
}
