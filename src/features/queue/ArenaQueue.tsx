import { useId, useState } from 'react';
import { Box, Button, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { formatNumber } from '../../lib/text/formatNumber.ts';
import { cutCorner } from '../../ui/styles/styles.ts';
import { copy } from './copy.ts';
import { type DeskSlot, listArena } from './deskSlots.ts';
import { QueueRow, type QueueRowProps, rowStyles } from './QueueRow.tsx';

type ArenaQueueProps = {
  title: string;
  slots: readonly DeskSlot[];
} & Pick<QueueRowProps, 'names' | 'clock' | 'steps'>;

/** Of those who wait, what a glance takes in. */
const firstRows = 5;

/** The queue of an arena: what runs, who is called, and who comes next; what is over is folded away. */
export function ArenaQueue({ title, slots, ...rowProps }: ArenaQueueProps) {
  const id = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  const { active, waiting, over, readyIds } = listArena(slots);
  const { steps } = rowProps;
  const shown = waiting.filter(
    ({ refused }, index) => isExpanded || index < firstRows || refused.length > 0,
  );
  // What has just ended here can still be undone; a step that was refused is not folded away.
  const isFolded = (entry: DeskSlot) =>
    entry.refused.length === 0 && !(steps.isLatest(entry) && steps.canUndo(entry));
  const folded = over.filter(isFolded);
  const more = Math.max(0, waiting.length - firstRows);
  const toRow = (entry: DeskSlot) => (
    <QueueRow key={entry.id} entry={entry} isReady={readyIds.has(entry.id)} {...rowProps} />
  );
  return (
    <Box component="section" aria-labelledby={id} sx={[panel, rowStyles]}>
      <Typography id={id} variant="h5" component="h2">
        {title}
      </Typography>
      {/* One list, so that a row keeps the focus when it moves. */}
      <ol>{[...over.filter((entry) => !isFolded(entry)), ...active, ...shown].map(toRow)}</ol>
      {active.length + waiting.length === 0 && <p>{copy.arenaOver}</p>}
      {more > 0 && (
        <Button
          color="inherit"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
          sx={{ minHeight: 44 }}
        >
          {isExpanded ? copy.less : copy.more(formatNumber(more))}
        </Button>
      )}
      {folded.length > 0 && (
        <details>
          <summary>{copy.ended(formatNumber(folded.length))}</summary>
          <ol>{folded.map(toRow)}</ol>
        </details>
      )}
    </Box>
  );
}

const panel = ({ vars: { palette }, typography }: Theme) =>
  ({
    ...cutCorner(18),
    minWidth: 0,
    p: { xs: 1.5, sm: 2 },
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    '& h2': { mb: 1.25, overflowWrap: 'anywhere' },
    '& ol': { listStyle: 'none', m: 0, p: 0 },
    '& summary': {
      ...typography.body2,
      display: 'flex',
      alignItems: 'center',
      minHeight: 44,
      color: palette.text.secondary,
      cursor: 'pointer',
    },
  }) as const;
