import type { Handler } from '../../contract/mountOperations.ts';
import { HttpError } from '../../lib/httpError.ts';
import { findLastRuns } from './publicRuns.ts';
import { findScores } from './publicScores.ts';

export const listScores: Handler<'listScores'> = async (
  { query: { category: categoryId, tournament: selectedTournament, limit, newest } },
  { db },
) => {
  const found = await findScores(db, {
    categoryId,
    tournamentId: selectedTournament,
    limit,
    newest,
  });
  const lastRuns = await findLastRuns(
    db,
    found.flatMap(({ registrationId, hasRounds }) => (hasRounds ? registrationId : [])),
  );
  return {
    success: true,
    data: found.map(({ category: { ranking, ...category }, team, logo, club, ...score }) => {
      const lastRun = lastRuns.get(score.registrationId);
      return {
        points: score.points,
        time: score.time,
        tournament_id: score.tournamentId,
        tournament: score.tournament,
        ...(lastRun && { last_run: lastRun }),
        ...(score.enteredAt && { entered_at: score.enteredAt.toISOString() }),
        registration: {
          category: { ...category, ...(ranking !== 'points' && { ranking }) },
          team: {
            ...team,
            ...(club && { club }),
            // Other lists of scores show no logos.
            ...(selectedTournament !== undefined && logo && { logo_path: logo }),
          },
        },
      };
    }),
  };
};

/** The Node host answers with a stream before the application; other hosts have none. */
export const watchScores: Handler<'watchScores'> = async () => {
  throw new HttpError(404, 'Server ini tidak memberi tahu tentang skor baru.');
};
