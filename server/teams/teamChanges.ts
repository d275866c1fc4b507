import { tidyName } from '../../openapi/texts/names.ts';
import { unauthenticated } from '../auth/auth.ts';
import {
  type BuilderTeamRow,
  findParticipantsById,
  insertMembers,
  insertTeam,
  isRegistered,
  nextTeamNumber,
  replaceTeam,
} from './builderQueries.ts';
import { findCategory } from '../content/categoriesQueries.ts';
import { findClub } from '../clubs/queries.ts';
import { lockClub } from '../clubs/lockClub.ts';
import type { Database, Transaction } from '../db/database.ts';
import { fieldError, HttpError } from '../lib/httpError.ts';
import type { Services } from '../services/services.ts';

/** The desired state of a team; the first member is the leader. */
type TeamInput = { name: string; categoryId: number; memberIds: number[] };

/** Throws 404 if the category does not exist. */
export async function requireCategory(db: Database, id: number): Promise<void> {
  if (!(await findCategory(db, id))) throw new HttpError(404, 'Kategori tidak ditemukan.');
}

/**
 * Throws 404 if one of the participants does not exist, 403 if one is neither in the club nor the
 * anonymous membership of a deleted account that the team has.
 */
async function requireClubMembers(
  db: Database,
  ids: number[],
  { clubId, members = [] }: { clubId: number; members?: BuilderTeamRow['members'] },
): Promise<void> {
  const found = await findParticipantsById(db, ids);
  if (found.length < ids.length) throw new HttpError(404, 'Peserta tidak ditemukan.');
  const isAllowed = ({ id, clubId: own, deletedAt }: (typeof found)[number]) =>
    own === clubId || (deletedAt !== null && members.some((member) => member.id === id));
  if (!found.every(isAllowed)) throw new HttpError(403, 'Peserta ini bukan anggota klub Anda.');
}

/**
 * Throws 409 with the name of the first of `takenIds`: participants who are already in another
 * team of the category.
 */
async function rejectTakenMembers(db: Database, takenIds: number[]): Promise<void> {
  const [first] = takenIds.length > 0 ? await findParticipantsById(db, takenIds) : [];
  if (first)
    throw new HttpError(409, `${first.name} sudah tergabung dalam tim lain di kategori ini.`);
}

/**
 * Adds a team to a club and returns the response body. `code` must be the club's code. Throws the
 * documented `HttpError`s: 404, 403, 409, and 422 for a wrong code.
 */
export async function addTeam(
  { db, now }: Services,
  clubId: number,
  { code, ...input }: TeamInput & { code: string },
) {
  const { name } = await db.transaction(async (transaction) => {
    await lockClub(transaction, clubId);
    const club = await findClub(transaction, clubId);
    if (!club) throw unauthenticated('club');
    if (code !== club.code) throw fieldError('team_code', 'Kode tim bukan kode klub Anda.');
    return insertClubTeam(transaction, club, { ...input, createdAt: now() });
  });
  return { success: true, message: `Tim "${name}" berhasil dibuat!` };
}

/** Adds a team to a locked club and returns it. Throws the documented `HttpError`s: 404, 403 and 409. */
export async function insertClubTeam(
  transaction: Transaction,
  club: { id: number; code: string },
  { name, categoryId, memberIds, createdAt }: TeamInput & { createdAt: Date },
): Promise<{ id: number; name: string; categoryId: number }> {
  await requireCategory(transaction, categoryId);
  await requireClubMembers(transaction, memberIds, { clubId: club.id });
  const number = String(await nextTeamNumber(transaction, club.id)).padStart(5, '0');
  const team = { name: tidyName(name), categoryId };
  const id = await insertTeam(transaction, {
    ...team,
    code: `X-${club.code}-${number}`,
    clubId: club.id,
    createdAt,
  });
  await rejectTakenMembers(
    transaction,
    await insertMembers(transaction, { id, categoryId }, memberIds),
  );
  return { id, ...team };
}

/**
 * Adds teams of one category to a club, all or none, and returns the response body. Throws the
 * documented `HttpError`s: 404, 403 and 409, which name the team.
 */
export async function addTeams(
  { db, now }: Services,
  clubId: number,
  { categoryId, teams }: { categoryId: number; teams: Omit<TeamInput, 'categoryId'>[] },
) {
  await db.transaction(async (transaction) => {
    await lockClub(transaction, clubId);
    const club = await findClub(transaction, clubId);
    if (!club) throw unauthenticated('club');
    await requireCategory(transaction, categoryId);
    for (const [index, { name, memberIds }] of teams.entries()) {
      const team = { name, categoryId, memberIds, createdAt: now() };
      try {
        await insertClubTeam(transaction, club, team);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        throw new HttpError(
          error.status,
          `Tim ke-${index + 1} "${tidyName(name)}": ${error.message}`,
        );
      }
    }
  });
  return { success: true, message: `${teams.length} tim berhasil dibuat!` };
}

/** Changes a locked team of a locked club. Throws the documented `HttpError`s: 404, 403 and 409. */
export async function changeTeam(
  transaction: Transaction,
  team: BuilderTeamRow,
  { name, categoryId, memberIds }: TeamInput,
): Promise<void> {
  await requireCategory(transaction, categoryId);
  await requireClubMembers(transaction, memberIds, team);
  if (categoryId !== team.categoryId && (await isRegistered(transaction, team.id))) {
    throw new HttpError(409, 'Kategori tidak dapat diubah karena tim sudah terdaftar dalam lomba.');
  }
  await rejectTakenMembers(
    transaction,
    await replaceTeam(transaction, { id: team.id, name, categoryId }, memberIds),
  );
}

/** Returns the names of teams in quotation marks, as in '"Elang" dan "Garuda"'. */
export const nameTeams = (names: readonly string[]): string =>
  new Intl.ListFormat('id').format(names.map((name) => `"${name}"`));
