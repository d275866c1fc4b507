import type { Database } from '../db/database.ts';
import { HttpError } from '../lib/httpError.ts';
import { type BuilderTeamRow, findBuilderTeam } from './builderQueries.ts';

/** Returns a team of the club; throws 404 if it does not exist, 403 if it is another club's. */
export async function requireOwnTeam(
  db: Database,
  id: number,
  clubId: number,
): Promise<BuilderTeamRow> {
  const team = await findBuilderTeam(db, id);
  if (!team) throw new HttpError(404, 'Tim tidak ditemukan.');
  if (team.clubId !== clubId) throw new HttpError(403, 'Tim ini milik klub lain.');
  return team;
}
