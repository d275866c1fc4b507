import { Box, Button } from '@mui/material';
import type { Schedule } from '../../../openapi/schema.d.ts';
import { removeWaiting, type WaitingCall } from '../../outbox/waitingEntries.ts';
import { Notice } from '../../ui/states/Notice.tsx';
import type { Names } from '../schedule/turnText.ts';
import { copy } from './copy.ts';
import { refusedText } from './RefusedSteps.tsx';
import type { useQueue } from './useQueue.ts';

type RefusedElsewhereProps = {
  queue: Pick<ReturnType<typeof useQueue>, 'slots' | 'calls'>;
  /** The arenas on the screen, whose rows have their own. */
  shown: Schedule['arenas'];
  names: Names;
  onChoose: (arenaId: number) => void;
};

/** What was not accepted of calls whose rows are not on the screen: of other arenas, and of an earlier plan. */
export function RefusedElsewhere({ queue, shown, names, onChoose }: RefusedElsewhereProps) {
  const refused = queue.calls.filter(({ rejection }) => rejection !== undefined);
  const arenaOf = (id: number) => queue.slots.find((entry) => entry.id === id)?.slot.arena_id;
  const others = [...Map.groupBy(refused, ({ slot }) => slot.id)].flatMap(([id, calls]) => {
    const arenaId = arenaOf(id);
    return shown.some((arena) => arena.id === arenaId) ? [] : [{ id, calls, arenaId }];
  });
  return others.map(({ id, calls, arenaId }) => (
    <Notice key={id} severity="warning" sx={{ mb: 2 }}>
      {copy.refused.titleFor(calls[0]?.slot.name ?? '', refusedText(calls))}
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '& > button': { minHeight: 44 } }}
      >
        {arenaId === undefined ? (
          <Button variant="outlined" color="inherit" onClick={() => removeAll(calls)}>
            {copy.refused.dismiss}
          </Button>
        ) : (
          <Button variant="outlined" color="inherit" onClick={() => onChoose(arenaId)}>
            {copy.toArena(names.arenas.get(arenaId) ?? '')}
          </Button>
        )}
      </Box>
    </Notice>
  ));
}

const removeAll = (calls: readonly WaitingCall[]) => {
  for (const call of calls) removeWaiting(call);
};
