import type { TournamentStatus } from '../../../../openapi/schema.d.ts';
import { StatusChip, type StatusTone } from '../../../ui/states/StatusChip.tsx';
import { copy } from './copy.ts';

const tones: Record<TournamentStatus, StatusTone> = {
  draft: 'neutral',
  published: 'success',
  postponed: 'attention',
  cancelled: 'error',
};

export const TournamentStatusChip = ({ status }: { status: TournamentStatus }) => (
  <StatusChip tone={tones[status]} isOpaque>
    {copy.status[status]}
  </StatusChip>
);
