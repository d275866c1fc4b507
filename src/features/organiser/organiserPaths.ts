import { path } from '../../paths.ts';

/** The pages of the organisers' area. */
export const organiserPaths = {
  tournaments: path('/organiser/tournaments'),
  newTournament: path('/organiser/tournaments/new'),
  tournament: path('/organiser/tournaments/:id'),
  scores: path('/organiser/scores'),
  people: path('/organiser/people'),
  security: path('/organiser/security'),
};
