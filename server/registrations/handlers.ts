import type { Handler } from '../contract/mountOperations.ts';
import { addRegistration } from './addRegistration.ts';
import { findRegisteredCategories } from './queries.ts';
import { findTeam, isMember } from '../teams/queries.ts';
import { HttpError } from '../lib/httpError.ts';
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

export const registerTeam: Handler<'registerTeam'> = async ({ body, participantId }, services) => {
  const request = {
    tournamentId: body.tournament_id,
    teamId: body.team_id,
    categoryId: body.category_id,
  };
  await addRegistration(
    services,
    request,
    async (transaction) => {
      const team = await findTeam(transaction, { id: body.team_id });
      if (!team) throw new HttpError(404, 'Tim tidak ditemukan.');
      if (!(await isMember(transaction, team.id, participantId)))
        throw new HttpError(403, 'Anda bukan anggota tim ini.');
      return team;
    },
    async () => undefined,
  );
  return { success: true, message: 'Berhasil terdaftar!' };
};
