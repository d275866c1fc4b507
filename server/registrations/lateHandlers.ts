import { recordChange } from '../auditLog/queries.ts';
import { lockClub } from '../clubs/lockClub.ts';
import type { Handler } from '../contract/mountOperations.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../httpError.ts';
import {
  findAvailableParticipants,
  findBuilderTeam,
  findParticipantsById,
  lockTeam,
} from '../teams/builderQueries.ts';
import { findTeam } from '../teams/queries.ts';
import { changeTeam } from '../teams/teamChanges.ts';
import { addRegistration } from './addRegistration.ts';
import { changeOf, requireRegistration, toPlace, toRegistration } from './managedRegistration.ts';
import { lockRegistration } from './managedQueries.ts';

export const addLateRegistration: Handler<'addLateRegistration'> = async (
  { path, body, organiserId },
  services,
) => {
  const { db, now } = services;
  const found = await findTeam(db, { code: body.team_code });
  const { id, team } = await addRegistration(
    services,
    { tournamentId: path.id, teamId: found?.id ?? 0, isLate: true },
    async (transaction) => {
      const locked = found && (await findTeam(transaction, { id: found.id }));
      if (!locked) throw new HttpError(404, 'Tim tidak ditemukan.');
      return locked;
    },
    async (transaction, registrationId) =>
      recordChange(transaction, {
        ...changeOf(await requireRegistration(transaction, { id: path.id, registrationId })),
        organiserId,
        at: now(),
        operation: 'addLateRegistration',
        detail: body.reason.trim(),
      }),
  );
  const added = await requireRegistration(db, { id: path.id, registrationId: id });
  return { success: true, message: `${team.name} terdaftar.`, data: toRegistration(added) };
};

export const listReplacements: Handler<'listReplacements'> = async ({ path }, { db }) => {
  const { club, category } = await requireRegistration(db, path);
  const available = await findAvailableParticipants(db, club.id, category.id);
  return { success: true, data: available.map(({ id, name }) => ({ id, name })) };
};

/** Returns the person who can replace a member of a club's team; throws 409 for anybody else. */
async function requireReplacement(db: Database, id: number, clubId: number) {
  const [person] = await findParticipantsById(db, [id]);
  if (person?.clubId !== clubId)
    throw new HttpError(409, 'Peserta ini bukan anggota klub tim ini.');
  return person;
}

export const replaceMember: Handler<'replaceMember'> = async (
  { path, body, organiserId },
  { db, now },
) => {
  const { participant_id: memberId, replacement_id: replacementId } = body;
  const { club } = await requireRegistration(db, path);
  const { saved, names } = await db.transaction(async (transaction) => {
    // As the club does that changes its team.
    await lockClub(transaction, club.id);
    const { team: place } = await requireRegistration(transaction, path);
    await lockTeam(transaction, place.id);
    // Keeps the desks from adding the first run meanwhile.
    const locked = await lockRegistration(transaction, toPlace(path));
    const team = await findBuilderTeam(transaction, place.id);
    if (!locked || !team) throw new HttpError(404, 'Pendaftaran tidak ditemukan.');
    if (locked.hasRun)
      throw new HttpError(
        409,
        `${team.name} sudah memiliki nilai, jadi anggotanya tidak dapat diganti.`,
      );
    const member = team.members.find(({ id }) => id === memberId);
    if (!member) throw new HttpError(409, 'Peserta ini bukan anggota tim ini.');
    const replacement = await requireReplacement(transaction, replacementId, team.clubId);
    if (team.members.some(({ id }) => id === replacementId))
      throw new HttpError(409, `${replacement.name} sudah menjadi anggota tim ini.`);
    await changeTeam(transaction, team, {
      name: team.name,
      categoryId: team.categoryId,
      memberIds: team.members.map(({ id }) => (id === memberId ? replacementId : id)),
    });
    const changed = await requireRegistration(transaction, path);
    await recordChange(transaction, {
      ...changeOf(changed),
      organiserId,
      at: now(),
      operation: 'replaceMember',
      detail: `${member.name} → ${replacement.name} (${body.reason.trim()})`,
    });
    return { saved: changed, names: [replacement.name, member.name] };
  });
  return {
    success: true,
    message: `${names[0]} menggantikan ${names[1]}.`,
    data: toRegistration(saved),
  };
};
