import { StatusChip, type StatusTone } from '../../../ui/states/StatusChip.tsx';
import type { WaitingScore } from '../../../outbox/waitingEntries.ts';
import { copy } from '../copy.ts';
import { waitingState } from '../runs.ts';

const tones: Record<'refused' | 'waiting' | 'sending', StatusTone> = {
  refused: 'error',
  waiting: 'attention',
  sending: 'neutral',
};

/** What has become of an entry that is not on the server. */
export function WaitingState({ score }: { score: WaitingScore }) {
  const state = waitingState(score);
  const isHeldBack = state === 'waiting' && score.delayReason !== undefined;
  return <StatusChip tone={tones[state]}>{copy.list[isHeldBack ? 'heldBack' : state]}</StatusChip>;
}
