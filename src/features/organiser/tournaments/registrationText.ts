import type { ManagedTournament } from '../../../../openapi/schema.d.ts';
import { copy } from './copy.ts';

type Window = Pick<ManagedTournament, 'registration_opens_at' | 'registration_closes_at'>;

/** Returns whether the registration window is open at `now` (milliseconds), as a short text. */
export function registrationText(
  { registration_opens_at: opensAt, registration_closes_at: closesAt }: Window,
  now: number,
): string {
  if (opensAt !== null && now < Date.parse(opensAt)) return copy.registration.notYet;
  if (closesAt === null) return copy.registration.always;
  return now < Date.parse(closesAt) ? copy.registration.open : copy.registration.closed;
}
