import { unauthenticated } from '../auth.ts';
import { type ClubRow, findClub } from '../data/clubs.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';

/** The club with that id, or a 404 that says so. */
export async function demandClub(db: Database, id: number): Promise<ClubRow> {
  const club = await findClub(db, id);
  if (!club) throw new Refusal(404, 'GH tidak ditemukan.');
  return club;
}

/**
 * The signed-in club where the address names it; 403 where it names another, 404 where it names
 * none.
 */
export async function demandOwnClub(db: Database, id: number, clubId: number): Promise<ClubRow> {
  if (id !== clubId) {
    await demandClub(db, id);
    throw new Refusal(403, 'Anda hanya dapat mengelola klub Anda sendiri.');
  }
  const club = await findClub(db, id);
  if (!club) throw unauthenticated('clubBearer');
  return club;
}
