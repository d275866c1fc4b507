import { Box, Button } from '@mui/material';
import { Notice } from '../../ui/states/Notice.tsx';
import type { WaitingCall } from '../../outbox/waitingEntries.ts';
import { stateText } from './callText.ts';
import { copy } from './copy.ts';
import { canCallAnyway, type DeskSlot } from './deskSlots.ts';
import type { useSteps } from './useSteps.ts';

const texts = copy.refused;

/** Returns what of a call was not accepted and why, in words. */
export function refusedText([first, ...later]: readonly WaitingCall[]): string {
  if (!first) return '';
  return [
    texts.title(copy.actions[first.action]),
    first.rejection,
    later.length > 0 && texts.later(later.length),
  ]
    .filter(Boolean)
    .join(' ');
}

type RefusedStepsProps = { entry: DeskSlot; steps: ReturnType<typeof useSteps> };

/** What the server has not accepted of a call, with how it is now; a team that plays elsewhere may be called anyway. */
export function RefusedSteps({ entry, steps }: RefusedStepsProps) {
  const { slot, refused } = entry;
  if (refused.length === 0) return null;
  const asks = canCallAnyway(entry);
  return (
    <Notice severity="warning">
      {refusedText(refused)} {asks ? texts.anyway : texts.now(stateText(slot))}
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '& > button': { minHeight: 44 } }}
      >
        {asks && (
          <Button variant="contained" onClick={() => steps.take(entry, 'call', true)}>
            {texts.callAnyway}
          </Button>
        )}
        <Button variant="outlined" color="inherit" onClick={() => steps.dismiss(entry)}>
          {texts.dismiss}
        </Button>
      </Box>
    </Notice>
  );
}
