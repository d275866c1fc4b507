import type { Tournament } from '../../../../openapi/schema.d.ts';
import { brand } from '../../../brand.ts';
import type { TournamentState } from '../../../lib/dates/tournamentDay.ts';
import { copy } from '../copy.ts';

const { greeting, invitation, noCategories } = copy.detail;

/** Returns the words over a tournament: the welcome to the district competition, and what is due. */
export function welcome(
  { status, venue, categories }: Pick<Tournament, 'status' | 'venue' | 'categories'>,
  state: TournamentState,
): string {
  const isUnready = state === 'before' && categories.length === 0;
  const due = isUnready ? noCategories : invitation[state];
  return `${greeting(brand.name, venue?.city)} ${status ? copy.registration.window[status] : due}`;
}
