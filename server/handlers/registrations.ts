import type { Handler } from '../contract/bind.ts';
import { lockTeam } from '../data/builderTeams.ts';
import { findRegisteredCategories, insertRegistration } from '../data/registrations.ts';
import { findTeam, isMember } from '../data/teams.ts';
import { Refusal, refuseField } from '../refusal.ts';
import { demandTournament, startOf } from './tournaments.ts';

export const checkRegistration: Handler<'checkRegistration'> = async (
  { body, participantId },
  { db },
) => {
  const tournament = await demandTournament(db, body.tournament_id);
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
  const tournament = await demandTournament(db, body.tournament_id);
  return db.transaction(async (transaction) => {
    // From here on its club neither deletes the team nor moves it into another category.
    await lockTeam(transaction, body.team_id);
    const team = await findTeam(transaction, String(body.team_id));
    if (!team) throw new Refusal(404, 'Tim tidak ditemukan.');
    if (!(await isMember(transaction, team.id, participantId)))
      throw new Refusal(403, 'Anda bukan anggota tim ini.');
    if (!tournament.categories.some(({ id }) => id === body.category_id)) {
      throw refuseField('category_id', 'Kategori ini tidak dipertandingkan di turnamen ini.');
    }
    if (team.categoryId !== body.category_id)
      throw refuseField('team_id', 'Tim ini terdaftar di kategori lain.');
    if (startOf(tournament) <= now())
      throw new Refusal(409, 'Pendaftaran ditutup karena turnamen sudah dimulai.');
    const isNew = await insertRegistration(transaction, {
      tournamentId: tournament.id,
      teamId: team.id,
      categoryId: team.categoryId,
      createdAt: now(),
    });
    if (!isNew) throw new Refusal(409, 'Tim ini sudah terdaftar dalam kategori tersebut.');
    return { success: true, message: 'Berhasil terdaftar!' };
  });
};
