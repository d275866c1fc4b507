import type { Handler } from '../contract/mountOperations.ts';
import {
  countTournaments,
  findScores,
  findTournament,
  findTournamentCategoryNames,
  findTournamentMonths,
  findTournaments,
  findTournamentTeams,
  type TournamentRow,
} from '../data/tournaments.ts';
import { totalOf } from '../data/listPart.ts';
import type { Database } from '../db/database.ts';
import { toEventDay } from '../eventDay.ts';
import { HttpError } from '../httpError.ts';
import { readListPart } from './readListPart.ts';

const toTournament = ({ id, title, image, date, categories }: TournamentRow) => ({
  id,
  title,
  image,
  date,
  categories,
});

/** Returns the tournament with that id; throws 404 if it does not exist. */
export async function requireTournament(db: Database, id: number): Promise<TournamentRow> {
  const tournament = await findTournament(db, id);
  if (!tournament) throw new HttpError(404, 'Turnamen tidak ditemukan.');
  return tournament;
}

/** A tournament starts at midnight UTC of its date. */
export const startTime = ({ date }: TournamentRow) => new Date(`${date}T00:00:00Z`);

export const listTournaments: Handler<'listTournaments'> = async ({ query }, { db, now }) => {
  const part = { ...readListPart(query), category: query.category, month: query.month };
  const today = toEventDay(now());
  const found = await findTournaments(db, { ...part, today });
  return {
    success: true,
    data: found.map(toTournament),
    ...(part.page && {
      total: await totalOf(part.page, found, () => countTournaments(db, part)),
      category_names: await findTournamentCategoryNames(db),
      months: await findTournamentMonths(db),
    }),
  };
};

export const getTournament: Handler<'getTournament'> = async ({ path }, { db }) => ({
  success: true,
  data: toTournament(await requireTournament(db, path.id)),
});

export const listTournamentTeams: Handler<'listTournamentTeams'> = async ({ path }, { db }) => {
  await requireTournament(db, path.id);
  return { success: true, data: await findTournamentTeams(db, path.id) };
};

export const listScores: Handler<'listScores'> = async (
  { query: { category: categoryId, tournament: tournamentId, limit } },
  { db },
) => ({
  success: true,
  data: (await findScores(db, { categoryId, tournamentId, limit })).map(
    ({ points, time, tournamentId, tournament, category, team, club }) => ({
      points,
      time,
      tournament_id: tournamentId,
      tournament,
      registration: { category, team: { ...team, ...(club && { club }) } },
    }),
  ),
});
