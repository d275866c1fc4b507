import { lazyPart } from '../../ui/states/lazyPart.tsx';
import type { ChangesNoticeProps } from './changes/ChangesNotice.tsx';

/** Of most tournaments nothing has changed. */
const ChangesNotice = lazyPart<ChangesNoticeProps>(
  async () => ({ default: (await import('./changes/ChangesNotice.tsx')).ChangesNotice }),
  null,
);

/** What has changed of a tournament, until it was read on this device; for any background. */
export const Changes = (props: ChangesNoticeProps) =>
  props.tournament.changes?.length ? <ChangesNotice {...props} /> : null;
