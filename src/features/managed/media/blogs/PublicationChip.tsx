import { StatusChip, type StatusTone } from '../../../../ui/states/StatusChip.tsx';
import { copy } from './copy.ts';
import { type Publication, usePublication } from './usePublication.ts';

const tones: Record<Publication, StatusTone> = {
  draft: 'neutral',
  scheduled: 'attention',
  published: 'success',
};

/** Says whether the public sees an article, or will. */
export function PublicationChip({ publishedAt }: { publishedAt: string | null }) {
  const publication = usePublication(publishedAt);
  return (
    <StatusChip tone={tones[publication]} isOpaque>
      {copy.state[publication]}
    </StatusChip>
  );
}
