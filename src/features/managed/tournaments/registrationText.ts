import type { ManagedTournament } from '../../../../openapi/schema.d.ts';
import { daysUntil } from '../../../lib/dates/tournamentDay.ts';
import { copy } from './copy.ts';

type Registration = Pick<
  ManagedTournament,
  'date' | 'end_date' | 'status' | 'registration_opens_at' | 'registration_closes_at' | 'categories'
>;

const texts = copy.registration;

/** Whether visitors can register, in the words of `registrationText`. */
export const isRegistrationOpen = (text: string): boolean =>
  text === texts.open || text === texts.always;

/** Returns what visitors learn about registration at `now` (milliseconds), as a short text. */
export function registrationText(tournament: Registration, now: number): string {
  const { status, registration_opens_at: opensAt, categories } = tournament;
  const { registration_closes_at: closesAt } = tournament;
  if (status === 'postponed' || status === 'cancelled' || daysUntil(tournament, now) < 0)
    return texts.closed;
  if (closesAt !== null && Date.parse(closesAt) <= now) return texts.closed;
  if (categories.length === 0) return texts.noCategory;
  if (opensAt !== null && now < Date.parse(opensAt)) return texts.notYet;
  return closesAt === null ? texts.always : texts.open;
}
