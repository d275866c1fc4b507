import { type ReactNode, useId, useState } from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { cutCorner } from '../../ui/styles/styles.ts';
import { copy } from './copy.ts';
import { TurnRow } from './TurnRow.tsx';
import { isHere, type Turn } from './turns.ts';
import {
  type Clock,
  endText,
  markText,
  type Names,
  partText,
  playersOf,
  playerText,
  timeText,
  waitText,
} from './turnText.ts';

type TurnListProps = {
  /** Name of the arena or of the category. */
  title: string;
  turns: readonly Turn[];
  names: Names;
  clock: Clock;
  /** Whether rows name the arena, otherwise the category. */
  hasArenas: boolean;
  /** Whether all rows are shown at once, as those that a search has found. */
  isWhole: boolean;
  /** Of turns of one club: what is at the same time, by the ids of slots. */
  clashes?: ReadonlyMap<number | null, Turn> | undefined;
};

/** Of an arena, what a glance takes in. */
const firstRows = 5;

/** The turns of an arena or a category in their order; those that are over are folded away. */
export function TurnList({ title, turns, isWhole, ...texts }: TurnListProps) {
  const id = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  const over = turns.filter(({ at }) => at === undefined);
  const coming = turns.filter(({ at }) => at !== undefined);
  const more = isWhole ? 0 : Math.max(0, coming.length - firstRows);
  return (
    <Box component="section" aria-labelledby={id} sx={panel}>
      <Typography id={id} variant="h5" component="h2">
        {title}
      </Typography>
      {over.length > 0 && (
        <details>
          <summary>{copy.ended(formatNumber(over.length))}</summary>
          <ol>{over.map((turn) => toRow(turn, texts))}</ol>
        </details>
      )}
      {coming.length === 0 ? (
        <p>{copy.allEnded}</p>
      ) : (
        <ol aria-labelledby={id}>
          {coming.map((turn, index) =>
            toRow(turn, texts, more > 0 && !isExpanded && index >= firstRows),
          )}
        </ol>
      )}
      {more > 0 && (
        <Button
          color="inherit"
          size="small"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? copy.less : copy.more(formatNumber(more))}
        </Button>
      )}
    </Box>
  );
}

type RowTexts = Pick<TurnListProps, 'names' | 'clock' | 'hasArenas' | 'clashes'>;

function toRow(
  turn: Turn,
  { names, clock, hasArenas, clashes }: RowTexts,
  isHidden = false,
): ReactNode {
  const { slot, at, mark } = turn;
  const [first = copy.unknownTeam, second] = playersOf(slot, names);
  const place = hasArenas
    ? names.arenas.get(slot.arena_id)
    : names.categories.get(slot.category_id);
  return (
    <TurnRow
      key={slot.id}
      isHidden={isHidden}
      mark={mark}
      markText={markText(turn)}
      time={at === undefined ? endText(slot, clock) : timeText(at, clock)}
      isEstimate={at !== undefined && mark !== 'running'}
      wait={
        at === undefined || isHere(mark) ? undefined : waitText(at, slot.margin ?? 0, clock.now)
      }
      clash={clashText(clashes?.get(slot.id), names, clock)}
      first={first}
      second={second}
      details={[place, partText(slot, names)].filter(Boolean).join(' · ')}
    />
  );
}

function clashText(other: Turn | undefined, names: Names, clock: Clock): string | undefined {
  if (other?.at === undefined) return undefined;
  const players = playersOf(other.slot, names).map(playerText).join(` ${copy.versus} `);
  return copy.clash(players, timeText(other.at, clock));
}

function panel({ vars: { palette }, typography }: Theme) {
  return {
    ...cutCorner(18),
    minWidth: 0,
    p: { xs: 1.5, sm: 2 },
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    '& h2': { mb: 1.25, overflowWrap: 'anywhere' },
    '& summary': {
      ...typography.body2,
      pb: 1.25,
      color: palette.text.secondary,
      cursor: 'pointer',
    },
    ...rows(palette),
  } as const;
}

/** Rows with the time at their left. */
const rows = (palette: Theme['vars']['palette']) =>
  ({
    '& ol': { listStyle: 'none', m: 0, p: 0 },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '4.75rem minmax(0, 1fr)',
      columnGap: 1.5,
      // Up to the edges of the panel.
      mx: { xs: -1.5, sm: -2 },
      px: { xs: 1.5, sm: 2 },
      py: 1.25,
      borderTop: `1px solid ${palette.divider}`,
      overflowWrap: 'anywhere',
      lineHeight: 1.4,
      '&[hidden]': { display: 'none', '@media print': { display: 'grid' } },
      '@media print': { breakInside: 'avoid' },
    },
    '& li:is([data-mark="now"], [data-mark="running"], [data-mark="called"])': {
      backgroundColor: `rgb(${palette.gold.mainChannel} / 14%)`,
    },
    '& .time': {
      color: palette.text.secondary,
      fontSize: '0.8125rem',
      fontVariantNumeric: 'tabular-nums',
      '& span': { display: 'block' },
      '& strong': { fontSize: '1.125rem', color: palette.text.primary },
    },
    '& details .time strong': { fontSize: '0.8125rem', fontWeight: 500 },
    '& .turn': { minWidth: 0 },
    '& .turn > [data-tone]': { mb: 0.5, whiteSpace: 'normal' },
    '& .players a, & .players .unknown': { fontWeight: 600, color: 'inherit' },
    '& .turn p': { m: 0, mt: 0.25, fontSize: '0.875rem', color: palette.text.secondary },
    '& .school': { display: 'block' },
    '& .turn .wait': { color: palette.text.primary },
    '& .turn .clash': { color: palette.warning.main, fontWeight: 600 },
    // On paper minutes from now say nothing.
    '@media print': { '& details, & .turn .wait': { display: 'none' } },
  }) as const;
