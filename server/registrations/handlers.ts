import type { Handler } from '../contract/mountOperations.ts';
import { lockTeam } from '../teams/builderQueries.ts';
import {
  findRegisteredCategories,
  insertRegistration,
  type LockedCategory,
  lockTournamentCategory,
} from './queries.ts';
import { findTeam, isMember } from '../teams/queries.ts';
import { fieldError, HttpError } from '../httpError.ts';
import { startOfTournament } from '../tournaments/eventDay.ts';
import { requireTournament } from '../tournaments/handlers.ts';

export const checkRegistration: Handler<'checkRegistration'> = async (
  { body, participantId },
  { db },
) => {
  const tournament = await requireTournament(db, body.tournament_id);
  const found = await findRegisteredCategories(db, tournament.id, participantId);
  const registered = found.map(({ categoryId }) => categoryId);
  const checkedIn = found.filter(({ isCheckedIn }) => isCheckedIn);
  return {
    success: true,
    all_registered:
      tournament.categories.length > 0 &&
      tournament.categories.every(({ id }) => registered.includes(id)),
    registered_categories: registered,
    ...(checkedIn.length > 0 && {
      checked_in_categories: checkedIn.map(({ categoryId }) => categoryId),
    }),
  };
};

/** Throws 409 if no team can be registered in the tournament now, 404 if it has become a draft. */
function rejectClosed(category: LockedCategory, now: Date): void {
  const { status, registrationOpensAt: opensAt, registrationClosesAt: closesAt } = category;
  // Since the tournament was looked up.
  if (status === 'draft') throw new HttpError(404, 'Turnamen tidak ditemukan.');
  if (status === 'cancelled') throw new HttpError(409, 'Turnamen ini dibatalkan.');
  if (status === 'postponed')
    throw new HttpError(409, 'Turnamen ini ditunda. Pendaftaran ditutup untuk sementara.');
  if (startOfTournament(category) <= now)
    throw new HttpError(409, 'Pendaftaran ditutup karena turnamen sudah dimulai.');
  if (opensAt && now < opensAt) throw new HttpError(409, 'Pendaftaran turnamen ini belum dibuka.');
  if (closesAt && now >= closesAt)
    throw new HttpError(409, 'Pendaftaran turnamen ini sudah ditutup.');
}

export const registerTeam: Handler<'registerTeam'> = async (
  { body, participantId },
  { db, now },
) => {
  const tournament = await requireTournament(db, body.tournament_id);
  return db.transaction(async (transaction) => {
    // Keeps the club from deleting the team or moving it to another category meanwhile.
    await lockTeam(transaction, body.team_id);
    const team = await findTeam(transaction, { id: body.team_id });
    if (!team) throw new HttpError(404, 'Tim tidak ditemukan.');
    if (!(await isMember(transaction, team.id, participantId)))
      throw new HttpError(403, 'Anda bukan anggota tim ini.');
    if (!tournament.categories.some(({ id }) => id === body.category_id)) {
      throw fieldError('category_id', 'Kategori ini tidak dipertandingkan di turnamen ini.');
    }
    if (team.categoryId !== body.category_id)
      throw fieldError('team_id', 'Tim ini terdaftar di kategori lain.');
    const category = await lockTournamentCategory(transaction, tournament.id, team.categoryId);
    rejectClosed(category, now());
    const isNew = await insertRegistration(transaction, {
      tournamentId: tournament.id,
      teamId: team.id,
      categoryId: team.categoryId,
      createdAt: now(),
    });
    if (!isNew) throw new HttpError(409, 'Tim ini sudah terdaftar dalam kategori tersebut.');
    if (category.capacity !== null && category.registered >= category.capacity)
      throw new HttpError(409, 'Kategori ini sudah penuh.');
    return { success: true, message: 'Berhasil terdaftar!' };
  });
};
