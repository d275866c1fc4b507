import { unauthenticated } from '../auth.ts';
import {
  type BuilderTeamRow,
  findPeople,
  insertMembers,
  insertTeam,
  isRegistered,
  nextTeamNumber,
  replaceTeam,
} from '../data/builderTeams.ts';
import { findCategory } from '../data/categories.ts';
import { findClub } from '../data/clubs.ts';
import { lockClub } from '../data/lockClub.ts';
import type { Database } from '../db/database.ts';
import { Refusal, refuseField } from '../refusal.ts';
import type { Services } from '../services.ts';

/** A team as a club wants it; the first of the members is the leader. */
type Wanted = { name: string; categoryId: number; memberIds: number[] };

/** Throws 404 where there is no such category. */
export async function demandCategory(db: Database, id: number): Promise<void> {
  if (!(await findCategory(db, id))) throw new Refusal(404, 'Kategori tidak ditemukan.');
}

/**
 * Throws 404 where one of the participants does not exist, and 403 where one is not in the club.
 */
async function demandMembers(db: Database, ids: number[], clubId: number): Promise<void> {
  const people = await findPeople(db, ids);
  if (people.length < ids.length) throw new Refusal(404, 'Peserta tidak ditemukan.');
  if (people.some((person) => person.clubId !== clubId))
    throw new Refusal(403, 'Peserta ini bukan anggota klub Anda.');
}

/**
 * Throws 409 with the name of the first of the participants who are in another team of the
 * category.
 */
async function refuseTaken(db: Database, taken: number[]): Promise<void> {
  const [first] = taken.length > 0 ? await findPeople(db, taken) : [];
  if (first)
    throw new Refusal(409, `${first.name} sudah tergabung dalam tim lain di kategori ini.`);
}

/**
 * Adds a team to a club, whose own code `code` has to be, and gives the answer; throws what the
 * document lists.
 */
export async function addTeam(
  { db, now }: Services,
  clubId: number,
  { code, name, categoryId, memberIds }: Wanted & { code: string },
) {
  const trimmed = name.trim();
  await db.transaction(async (transaction) => {
    await lockClub(transaction, clubId);
    const club = await findClub(transaction, clubId);
    if (!club) throw unauthenticated('clubBearer');
    if (code !== club.code) throw refuseField('team_code', 'Kode tim bukan kode klub Anda.');
    await demandCategory(transaction, categoryId);
    await demandMembers(transaction, memberIds, clubId);
    const number = String(await nextTeamNumber(transaction, clubId)).padStart(5, '0');
    const id = await insertTeam(transaction, {
      code: `X-${code}-${number}`,
      name: trimmed,
      clubId,
      categoryId,
      createdAt: now(),
    });
    await refuseTaken(transaction, await insertMembers(transaction, { id, categoryId }, memberIds));
  });
  return { success: true, message: `Tim "${trimmed}" berhasil dibuat!` };
}

/**
 * Makes a team what a club wants it to be, within a transaction that has locked both; throws what
 * the document lists.
 */
export async function changeTeam(
  db: Database,
  team: BuilderTeamRow,
  { name, categoryId, memberIds }: Wanted,
): Promise<void> {
  await demandCategory(db, categoryId);
  await demandMembers(db, memberIds, team.clubId);
  if (categoryId !== team.categoryId && (await isRegistered(db, team.id))) {
    throw new Refusal(
      409,
      'Kategori tidak dapat diubah karena tim sudah terdaftar dalam turnamen.',
    );
  }
  await refuseTaken(db, await replaceTeam(db, { id: team.id, name, categoryId }, memberIds));
}
