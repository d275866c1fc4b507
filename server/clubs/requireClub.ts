import { unauthenticated } from '../auth/auth.ts';
import { type ClubRow, findClub } from './queries.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../lib/httpError.ts';

/** Returns the club with that id; throws 404 if it does not exist. */
export async function requireClub(db: Database, id: number): Promise<ClubRow> {
  const club = await findClub(db, id);
  if (!club) throw new HttpError(404, 'GH tidak ditemukan.');
  return club;
}

/**
 * Returns the signed-in club (`clubId`) if `id` is its id; throws 403 if `id` is another club's,
 * 404 if there is no such club.
 */
export async function requireOwnClub(db: Database, id: number, clubId: number): Promise<ClubRow> {
  if (id !== clubId) {
    await requireClub(db, id);
    throw new HttpError(403, 'Anda hanya dapat mengelola klub Anda sendiri.');
  }
  const club = await findClub(db, id);
  if (!club) throw unauthenticated('club');
  return club;
}
