import type { Tournament } from '../../../../openapi/schema.d.ts';
import { brand } from '../../../brand.ts';
import type { TournamentState } from '../../../lib/dates/tournamentDay.ts';
import { copy } from '../copy.ts';

const { greeting, invitation } = copy.detail;

/** Returns the words over a tournament: the welcome to the district competition, and what is due. */
export const welcome = (
  { status, venue }: Pick<Tournament, 'status' | 'venue'>,
  state: TournamentState,
): string =>
  `${greeting(brand.name, venue?.city)} ${status ? copy.registration.window[status] : invitation[state]}`;
