import type { Handler } from '../contract/mountOperations.ts';
import { lockTeam } from '../data/builderTeams.ts';
import { findRegisteredCategories, insertRegistration } from '../data/registrations.ts';
import { findTeam, isMember } from '../data/teams.ts';
import { fieldError, HttpError } from '../httpError.ts';
import { requireTournament, startTime } from './tournaments.ts';

export const checkRegistration: Handler<'checkRegistration'> = async (
  { body, participantId },
  { db },
) => {
  const tournament = await requireTournament(db, body.tournament_id);
  const registered = await findRegisteredCategories(db, tournament.id, participantId);
  return {
    success: true,
    all_registered:
      tournament.categories.length > 0 &&
      tournament.categories.every(({ id }) => registered.includes(id)),
    registered_categories: registered,
  };
};

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
    if (startTime(tournament) <= now())
      throw new HttpError(409, 'Pendaftaran ditutup karena turnamen sudah dimulai.');
    const isNew = await insertRegistration(transaction, {
      tournamentId: tournament.id,
      teamId: team.id,
      categoryId: team.categoryId,
      createdAt: now(),
    });
    if (!isNew) throw new HttpError(409, 'Tim ini sudah terdaftar dalam kategori tersebut.');
    return { success: true, message: 'Berhasil terdaftar!' };
  });
};
