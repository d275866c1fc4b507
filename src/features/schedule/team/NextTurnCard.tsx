import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { cutCorner } from '../../../ui/styles/styles.ts';
import { StatusChip } from '../../../ui/states/StatusChip.tsx';
import type { NextTexts } from './teamTurnText.ts';
import type { TurnState } from './teamTurns.ts';

/** What a team has to do next, readable at arm's length. A new state is announced. */
export function NextTurnCard({ texts, state }: { texts: NextTexts; state: TurnState }) {
  const { mark, large } = texts;
  const [first, ...lines] = texts.lines;
  return (
    <Box data-color-scheme="dark" data-state={state} sx={card}>
      <div role={state === 'waiting' || state === 'soon' ? undefined : 'alert'}>
        <StatusChip tone={state === 'waiting' ? undefined : 'attention'}>{mark}</StatusChip>
        <p className="large">{large}</p>
        {/* Of a second call only this is new. */}
        <p className="first">{first}</p>
      </div>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Box>
  );
}

function card({ vars: { palette }, typography }: Theme) {
  return {
    ...cutCorner(28),
    p: { xs: 2, sm: 3 },
    color: palette.board.contrastText,
    backgroundColor: palette.board.main,
    overflowWrap: 'anywhere',
    '& p': { m: 0, mt: 0.5 },
    '& .large': {
      ...typography.h4,
      fontSize: { xs: '1.875rem', md: '2.5rem' },
      lineHeight: 1.15,
      mt: 1,
      color: palette.gold.main,
      textWrap: 'balance',
    },
    '& .first': { ...typography.h5, mt: 1 },
    // Whoever glances at the phone sees that this is another state.
    '&[data-state="called"]': {
      color: palette.gold.contrastText,
      backgroundColor: palette.gold.main,
      '& .large': { color: 'inherit', fontSize: { xs: '2.5rem', md: '3.25rem' } },
      '& [data-tone]': { color: palette.gold.main, backgroundColor: palette.gold.contrastText },
    },
  } as const;
}
