import type { Handler } from '../contract/bind.ts';
import {
  findScores,
  findTournament,
  findTournaments,
  findTournamentTeams,
  type TournamentRow,
} from '../data/tournaments.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';

const toTournament = ({ id, title, image, date, categories }: TournamentRow) => ({
  id,
  title,
  image,
  date,
  categories,
});

/** The tournament, or a 404 that says so. */
export async function demandTournament(db: Database, id: number): Promise<TournamentRow> {
  const tournament = await findTournament(db, id);
  if (!tournament) throw new Refusal(404, 'Turnamen tidak ditemukan.');
  return tournament;
}

/** A tournament's calendar date starts at its midnight UTC. */
export const startOf = ({ date }: TournamentRow) => new Date(`${date}T00:00:00Z`);

export const listTournaments: Handler<'listTournaments'> = async (_call, { db, now }) => {
  const today = new Date(now().toISOString().slice(0, 10));
  const isPast = (tournament: TournamentRow) => startOf(tournament) < today;
  const tournaments = await findTournaments(db);
  // What a visitor can still take part in comes first, the nearest first; then what is over, the
  // latest first.
  const upcoming = tournaments.filter((tournament) => !isPast(tournament)).toReversed();
  return { success: true, data: [...upcoming, ...tournaments.filter(isPast)].map(toTournament) };
};

export const getTournament: Handler<'getTournament'> = async ({ path }, { db }) => ({
  success: true,
  data: toTournament(await demandTournament(db, path.id)),
});

export const listTournamentTeams: Handler<'listTournamentTeams'> = async ({ path }, { db }) => {
  await demandTournament(db, path.id);
  return { success: true, data: await findTournamentTeams(db, path.id) };
};

export const listScores: Handler<'listScores'> = async (_call, { db }) => ({
  success: true,
  data: (await findScores(db)).map(({ points, time, tournamentId, category, team }) => ({
    points,
    time,
    tournament_id: tournamentId,
    registration: { category, team },
  })),
});
