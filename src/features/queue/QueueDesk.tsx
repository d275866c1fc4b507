import type { ReactNode } from 'react';
import { Box, Button, TextField, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { Schedule } from '../../../openapi/schema.d.ts';
import { waitingText } from '../../outbox/waitingText.ts';
import { useFilterParams } from '../../ui/lists/useFilterParams.ts';
import { Notice } from '../../ui/states/Notice.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { visuallyHidden } from '../../ui/styles/styles.ts';
import { useEachSecond } from '../../ui/hooks/useEachSecond.ts';
import { LoadedList } from '../requests/LoadedList.tsx';
import type { Names } from '../schedule/turnText.ts';
import { ArenaQueue } from './ArenaQueue.tsx';
import { copy } from './copy.ts';
import { type DeskSlot, isOver, stateOf } from './deskSlots.ts';
import { RefusedElsewhere } from './RefusedElsewhere.tsx';
import { useCallChanges } from './useCallChanges.ts';
import type { useQueue } from './useQueue.ts';
import { useSteps } from './useSteps.ts';

type QueueDeskProps = {
  queue: ReturnType<typeof useQueue>;
  /** Shown as long as nothing is planned. */
  empty: ReactNode;
};

/** Calls teams to their arenas; or why there is nobody to call. */
export function QueueDesk({ queue, empty }: QueueDeskProps) {
  const { names } = queue;
  if (queue.isMissing && !queue.schedule) return <EmptyState message={copy.missing} />;
  return (
    <LoadedList query={queue.query} loading={copy.loading} failed={copy.failed}>
      {(schedule) =>
        schedule.slots.length === 0 || !names ? (
          empty
        ) : (
          <OpenDesk queue={queue} schedule={schedule} names={names} />
        )
      }
    </LoadedList>
  );
}

/** How often the minutes since a call move on, in milliseconds. */
const step = 10_000;

type OpenDeskProps = Pick<QueueDeskProps, 'queue'> & { schedule: Schedule; names: Names };

function OpenDesk({ queue, schedule, names }: OpenDeskProps) {
  const { slots, desk } = queue;
  const steps = useSteps({ names, desk });
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('md'), { noSsr: true });
  const { read, change } = useFilterParams();
  const now = useEachSecond((time) => Math.floor(time / step) * step);
  const clock = { now: Math.max(now, Date.parse(schedule.as_of) || 0), zone: queue.zone };
  const changes = useCallChanges(slots, names, (entry) => steps.canUndo(entry));
  const { arenas } = schedule;
  const chosen = arenas.find(({ id }) => String(id) === read('arena')) ?? arenas[0];
  const shown = isWide ? arenas : arenas.filter(({ id }) => id === chosen?.id);
  const choose = (id: number) => change({ arena: String(id) });
  return (
    <>
      <Box role="status" aria-label={copy.changes} sx={visuallyHidden}>
        {changes}
      </Box>
      <Connection queue={queue} />
      <RefusedElsewhere queue={queue} shown={shown} names={names} onChoose={choose} />
      {!isWide && arenas.length > 1 && chosen && (
        <ArenaChoice arenas={arenas} slots={slots} selected={chosen.id} onSelect={choose} />
      )}
      <Box sx={columns}>
        {shown.map(({ id, name }) => (
          <ArenaQueue
            key={id}
            title={name}
            slots={slots.filter(({ slot }) => slot.arena_id === id)}
            names={names}
            clock={clock}
            steps={steps}
          />
        ))}
      </Box>
    </>
  );
}

/** Says what the network has kept: the schedule, and what was pressed here. */
function Connection({ queue }: Pick<QueueDeskProps, 'queue'>) {
  const unsent = queue.calls.filter(({ rejection }) => rejection === undefined);
  return (
    <>
      {queue.isStored && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {copy.stored}
        </Typography>
      )}
      {queue.isOutdated && (
        <Notice
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={queue.query.refetch}>
              {copy.tryAgain}
            </Button>
          }
        >
          {copy.outdated}
        </Notice>
      )}
      {unsent.some(({ isDelayed }) => isDelayed) && (
        <Notice severity="warning" sx={{ mb: 2 }}>
          {waitingText(unsent)}
        </Notice>
      )}
    </>
  );
}

type ArenaChoiceProps = {
  arenas: Schedule['arenas'];
  slots: readonly DeskSlot[];
  selected: number;
  onSelect: (id: number) => void;
};

/** The arena on a phone; each choice says how many are called there. */
function ArenaChoice({ arenas, slots, selected, onSelect }: ArenaChoiceProps) {
  const countIn = (id: number) =>
    slots.filter(({ slot }) => slot.arena_id === id && stateOf(slot) === 'called' && !isOver(slot))
      .length;
  return (
    <TextField
      select
      fullWidth
      label={copy.arena}
      value={String(selected)}
      onChange={({ target }) => onSelect(Number(target.value))}
      slotProps={{ select: { native: true } }}
      sx={{ mb: 2, maxWidth: { sm: 320 } }}
    >
      {arenas.map(({ id, name }) => (
        <option key={id} value={String(id)}>
          {copy.arenaOption(name, countIn(id))}
        </option>
      ))}
    </TextField>
  );
}

const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
};
