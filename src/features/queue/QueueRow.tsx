import { type MouseEvent, useId } from 'react';
import { Box, Button } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import UndoIcon from '@mui/icons-material/Undo';
import type { SlotCallState } from '../../../openapi/schema.d.ts';
import { StatusChip, type StatusTone } from '../../ui/states/StatusChip.tsx';
import { type Clock, type Names, partText, playersOf, timeText } from '../schedule/turnText.ts';
import { StartNumber } from '../tournamentDay/StartNumber.tsx';
import { actionText, nameOf, sinceText, stateText } from './callText.ts';
import { copy } from './copy.ts';
import { type Action, type DeskSlot, isKnown, isOver, stateOf } from './deskSlots.ts';
import { RefusedSteps } from './RefusedSteps.tsx';
import type { useSteps } from './useSteps.ts';

export type QueueRowProps = {
  entry: DeskSlot;
  /** Whether it is one of the next ones. */
  isReady: boolean;
  names: Names;
  clock: Clock;
  steps: ReturnType<typeof useSteps>;
};

/** What can be done in each state, the most likely one first. */
const actionsOf = ({ slot }: DeskSlot): Exclude<Action, 'undo'>[] => {
  const actions: Record<SlotCallState, Exclude<Action, 'undo'>[]> = {
    waiting: ['call'],
    called: ['arrive', (slot.call?.count ?? 0) < 3 ? 'call' : 'miss'],
    present: ['start'],
    running: ['end'],
    ended: [],
    absent: [],
  };
  return isOver(slot) || !isKnown(slot) ? [] : actions[stateOf(slot)];
};

const tones: Record<SlotCallState, StatusTone> = {
  waiting: 'neutral',
  called: 'attention',
  present: 'success',
  running: 'done',
  ended: 'neutral',
  absent: 'error',
};

/** A run or a match in the queue: who plays, what has become of it, and buttons for what comes next. */
export function QueueRow({ entry, isReady, names, clock, steps }: QueueRowProps) {
  const id = useId();
  const { slot } = entry;
  const name = nameOf(slot, names);
  const actions = actionsOf(entry);
  // Who is called out of order is an exception.
  const isFirst = isReady || stateOf(slot) !== 'waiting';
  const canUndo = steps.canUndo(entry);
  // The second press of a double-click would take the step that comes next.
  const press = (run: () => void) => (event: MouseEvent) => {
    if (event.detail < 2) run();
  };
  return (
    <Box component="li" aria-labelledby={id} data-state={stateOf(slot)}>
      <div className="states">
        <Chips entry={entry} isReady={isReady} clock={clock} />
      </div>
      <Teams id={id} entry={entry} names={names} />
      <p>
        {[names.categories.get(slot.category_id), partText(slot, names)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {!isKnown(slot) && <p>{copy.unknown}</p>}
      <RefusedSteps entry={entry} steps={steps} />
      {(actions.length > 0 || canUndo) && (
        <div className="actions">
          {actions.map((action, index) => {
            const text = actionText(action, slot);
            return (
              <Button
                key={index}
                size="large"
                variant={index === 0 && isFirst ? 'contained' : 'outlined'}
                color={action === 'miss' ? 'error' : 'primary'}
                aria-label={copy.actionFor(text, name)}
                onClick={press(() => steps.take(entry, action))}
              >
                {text}
              </Button>
            );
          })}
          {canUndo && (
            <Button
              className="undo"
              color="inherit"
              startIcon={<UndoIcon />}
              aria-label={copy.actionFor(copy.actions.undo, name)}
              onClick={press(() => steps.undo(entry))}
            >
              {copy.actions.undo}
            </Button>
          )}
        </div>
      )}
    </Box>
  );
}

type ChipsProps = Pick<QueueRowProps, 'entry' | 'isReady' | 'clock'>;

function Chips({ entry: { slot, isDelayed, isHeldBack }, isReady, clock }: ChipsProps) {
  const { call, expected_at: expectedAt } = slot;
  const state = stateOf(slot);
  const at = Date.parse(expectedAt ?? '');
  return (
    <>
      {state === 'waiting' ? (
        <>
          {isReady && <StatusChip tone="strong">{copy.ready}</StatusChip>}
          {call && call.absences > 0 && <StatusChip tone="warning">{copy.wasAbsent}</StatusChip>}
          {at > clock.now && <small>{copy.about(timeText(at, clock))}</small>}
        </>
      ) : (
        <StatusChip tone={tones[state]}>
          {call && !isOver(slot) ? sinceText({ ...slot, call }, clock.now) : stateText(slot)}
        </StatusChip>
      )}
      {isDelayed && (
        <StatusChip tone="neutral">{isHeldBack ? copy.heldBack : copy.waiting}</StatusChip>
      )}
    </>
  );
}

function Teams({
  id,
  entry: { slot },
  names,
}: { id: string } & Pick<QueueRowProps, 'entry' | 'names'>) {
  return (
    <div id={id} className="teams">
      {playersOf(slot, names).map((player, index) => (
        <div key={typeof player === 'string' ? player : player.id}>
          {index > 0 && <span className="versus">{copy.versus}</span>}
          {typeof player === 'string' ? (
            player
          ) : (
            <>
              <StartNumber number={player.start_number} />
              <b>{player.name}</b>
              <small>{[player.code, player.club].filter(Boolean).join(' · ')}</small>
            </>
          )}
        </div>
      ))}
    </div>
  );
}

/** The rows of a list of them. */
export const rowStyles = ({ vars: { palette } }: Theme) =>
  ({
    '& li': {
      display: 'grid',
      gap: 0.5,
      mx: { xs: -1.5, sm: -2 },
      px: { xs: 1.5, sm: 2 },
      py: 1.5,
      borderTop: `1px solid ${palette.divider}`,
      lineHeight: 1.35,
      overflowWrap: 'anywhere',
    },
    '& li[data-state="called"]': { backgroundColor: `rgb(${palette.gold.mainChannel} / 10%)` },
    '& li[data-state="present"], & li[data-state="running"]': {
      backgroundColor: `rgb(${palette.success.mainChannel} / 9%)`,
    },
    '& p': { m: 0, fontSize: '0.875rem', color: palette.text.secondary },
    '& .states': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 0.75,
      '&:empty': { display: 'none' },
    },
    '& small': { color: palette.text.secondary },
    '& .teams b': { fontSize: '1.0625rem' },
    '& .teams small': { display: 'block' },
    '& .versus': { color: palette.text.secondary, fontSize: '0.875rem' },
    '& .actions': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1,
      mt: 0.5,
      '& > .MuiButton-root': { flex: '1 1 8.5rem', minHeight: 52, px: 1, lineHeight: 1.2 },
      '& > .undo': { flex: '0 1 auto', minHeight: 44 },
    },
  }) as const;
