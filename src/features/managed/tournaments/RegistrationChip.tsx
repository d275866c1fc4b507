import type { ManagedTournament } from '../../../../openapi/schema.d.ts';
import { currentTime } from '../../../lib/dates/clock.ts';
import { StatusChip } from '../../../ui/states/StatusChip.tsx';
import { copy } from './copy.ts';
import { isRegistrationOpen, registrationText } from './registrationText.ts';

/** Whether teams can be registered; the words say of what where no column does. */
export function RegistrationChip({
  tournament,
  isNamed = false,
}: {
  tournament: ManagedTournament;
  isNamed?: boolean;
}) {
  const text = registrationText(tournament, currentTime());
  return (
    <StatusChip tone={isRegistrationOpen(text) ? 'success' : 'neutral'}>
      {isNamed ? copy.registration.named(text) : text}
    </StatusChip>
  );
}
