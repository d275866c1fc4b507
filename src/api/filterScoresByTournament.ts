import type { Score } from '../../openapi/schema.d.ts';

/** A score without a tournament id counts for every tournament. */
export const filterScoresByTournament = (scores: readonly Score[], tournamentId: number): Score[] =>
  scores.filter(({ tournament_id: id }) => (id ?? tournamentId) === tournamentId);
