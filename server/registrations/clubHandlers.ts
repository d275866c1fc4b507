import type { Handler } from '../contract/mountOperations.ts';
import { HttpError } from '../lib/httpError.ts';
import { lockTeam } from '../teams/builderQueries.ts';
import { requireOwnTeam } from '../teams/requireOwnTeam.ts';
import { recordTeamChange } from '../tournaments/recordTournamentChanges.ts';
import { addRegistration } from './addRegistration.ts';
import { findClosure } from './findClosure.ts';
import { findReadiness } from './findReadiness.ts';
import { deleteRegistration, lockRegistration, rejectDrawn } from './managedQueries.ts';
import { lockTournamentOfRegistration } from './queries.ts';

export const listClubReadiness: Handler<'listClubReadiness'> = async ({ clubId }, services) => ({
  success: true,
  data: await findReadiness(services, clubId),
});

export const registerClubTeam: Handler<'registerClubTeam'> = async (
  { path, body, clubId },
  services,
) => {
  const { teamId } = path;
  const request = { tournamentId: body.tournament_id, teamId };
  const { team, added } = await addRegistration(
    services,
    request,
    async (transaction) => {
      const own = await requireOwnTeam(transaction, teamId, clubId);
      // A member can only register a team that has one.
      if (own.members.every(({ deletedAt }) => deletedAt))
        throw new HttpError(409, 'Tim ini belum memiliki anggota.');
      return own;
    },
    async (_transaction, id) => ({ id }),
  );
  return { success: true, message: `${team.name} berhasil terdaftar!`, data: added };
};

export const withdrawClubTeam: Handler<'withdrawClubTeam'> = async (
  { path, clubId },
  { db, now },
) => {
  const { teamId, registrationId } = path;
  const name = await db.transaction(async (transaction) => {
    await lockTeam(transaction, teamId);
    const team = await requireOwnTeam(transaction, teamId, clubId);
    const tournament = await lockTournamentOfRegistration(transaction, {
      teamId,
      id: registrationId,
    });
    const key = { tournamentId: tournament?.id ?? 0, id: registrationId };
    const registration = await lockRegistration(transaction, key);
    if (!tournament || !registration) throw new HttpError(404, 'Pendaftaran tidak ditemukan.');
    if (findClosure(tournament, now()) !== undefined)
      throw new HttpError(
        409,
        'Pendaftaran lomba ini sudah ditutup, jadi tidak dapat dibatalkan lagi.',
      );
    if (registration.isCheckedIn || registration.hasRun)
      throw new HttpError(
        409,
        `${team.name} sudah hadir di lomba, jadi pendaftarannya tidak dapat dibatalkan.`,
      );
    rejectDrawn(team.name, registration);
    await deleteRegistration(transaction, key);
    await recordTeamChange(transaction, {
      tournamentId: tournament.id,
      teamId,
      at: now(),
      isByOrganiser: false,
    });
    return team.name;
  });
  return { success: true, message: `Pendaftaran ${name} telah dibatalkan.` };
};
