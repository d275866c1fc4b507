import type { Handler } from '../../contract/mountOperations.ts';
import type { Database } from '../../db/database.ts';
import { toEventDay } from '../../lib/eventDay.ts';
import { HttpError } from '../../lib/httpError.ts';
import { findLastRuns, findNewestRuns } from './publicRuns.ts';
import { findScores } from './publicScores.ts';

type FoundScore = Awaited<ReturnType<typeof findScores>>[number];

/** Returns a score as part of a response; lists of one tournament have places and logos. */
function toScore(
  { category: { ranking, ...category }, team, logo, club, ...score }: FoundScore,
  isOfTournament: boolean,
) {
  return {
    points: score.points,
    time: score.time,
    tournament_id: score.tournamentId,
    tournament: score.tournament,
    // What the rule of the category says too is left out.
    ...(score.rankedBy !== ranking && { ranked_by: score.rankedBy }),
    ...(isOfTournament && score.place !== null && { place: score.place }),
    ...(isOfTournament && score.isProvisional && { provisional: true as const }),
    ...(score.resultsState !== 'live' && { results_state: score.resultsState }),
    registration: {
      start_number: score.startNumber,
      category: { ...category, ...(ranking !== 'points' && { ranking }) },
      team: {
        ...team,
        ...(club && { club }),
        ...(isOfTournament && logo && { logo_path: logo }),
      },
    },
  };
}

/** Returns the scores of the teams with the latest runs, each with that run, the latest last. */
async function findNewest(
  db: Database,
  filter: Omit<Parameters<typeof findScores>[1], 'limit'>,
  count: number,
) {
  const newest = await findNewestRuns(db, filter, count);
  const registrationIds = newest.map(({ registrationId }) => registrationId);
  const found = new Map(
    (await findScores(db, { ...filter, registrationIds })).map((score) => [
      score.registrationId,
      score,
    ]),
  );
  return newest.flatMap(({ registrationId, createdAt, ...run }) => {
    const score = found.get(registrationId);
    return score
      ? [
          {
            ...toScore(score, filter.tournamentId !== undefined),
            ...(score.hasRounds && { last_run: run }),
            entered_at: createdAt.toISOString(),
          },
        ]
      : [];
  });
}

export const listScores: Handler<'listScores'> = async (
  { query: { category: categoryId, tournament: tournamentId, limit, newest } },
  { db, now },
) => {
  const filter = { categoryId, tournamentId, today: toEventDay(now()) };
  if (newest !== undefined) return { success: true, data: await findNewest(db, filter, newest) };
  const found = await findScores(db, { ...filter, limit });
  const lastRuns = await findLastRuns(
    db,
    found.flatMap(({ registrationId, hasRounds }) => (hasRounds ? registrationId : [])),
  );
  return {
    success: true,
    data: found.map((score) => {
      const lastRun = lastRuns.get(score.registrationId);
      return {
        ...toScore(score, tournamentId !== undefined),
        ...(lastRun && { last_run: lastRun }),
      };
    }),
  };
};

/** The Node host answers with a stream before the application; other hosts have none. */
export const watchScores: Handler<'watchScores'> = async () => {
  throw new HttpError(404, 'Server ini tidak memberi tahu tentang skor baru.');
};
