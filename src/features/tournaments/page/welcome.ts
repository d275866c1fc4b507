import type { TournamentState } from '../../../lib/tournamentDay.ts';
import { copy } from '../copy.ts';

const { eyebrow, greeting, invitation } = copy.detail;

/** Returns the words over a tournament: those of a district only if its title names one. */
export function welcome(title: string, state: TournamentState) {
  const kind = /\bdistri[kc]t?\b/i.test(title) ? 'district' : 'other';
  return { eyebrow: eyebrow[kind], text: `${greeting[kind]} ${invitation[state]}` };
}
