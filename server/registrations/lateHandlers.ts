import { recordChange } from '../auditLog/queries.ts';
import { lockClub } from '../clubs/lockClub.ts';
import { requireClub } from '../clubs/requireClub.ts';
import type { Handler } from '../contract/mountOperations.ts';
import type { Database, Transaction } from '../db/database.ts';
import { fieldError, HttpError } from '../lib/httpError.ts';
import type { Services } from '../services/services.ts';
import {
  findAvailableParticipants,
  findBuilderTeam,
  findParticipantsById,
  lockTeam,
} from '../teams/builderQueries.ts';
import { changeMembers, fixedMembers } from '../teams/changeMembers.ts';
import { findTeam } from '../teams/queries.ts';
import { changeTeam, insertClubTeam, requireCategory } from '../teams/teamChanges.ts';
import { addRegistration } from './addRegistration.ts';
import { changeOf, requireRegistration, toPlace, toRegistration } from './managedRegistration.ts';
import { lockRegistration } from './managedQueries.ts';

type LateRequest = { tournamentId: number; organiserId: number; reason: string };

/** Registers a team for an organiser and returns the response body; `requireTeam` as in `addRegistration`. */
async function addLate(
  services: Services,
  operation: 'addLateRegistration' | 'addLateTeam',
  { tournamentId, organiserId, reason, ...request }: LateRequest & { teamId?: number | undefined },
  requireTeam: (
    transaction: Transaction,
  ) => Promise<{ id: number; name: string; categoryId: number }>,
) {
  const { team, added } = await addRegistration(
    services,
    { ...request, tournamentId, isLate: true },
    requireTeam,
    async (transaction, registrationId) => {
      // Somebody may withdraw it as soon as the transaction has ended.
      const saved = await requireRegistration(transaction, { id: tournamentId, registrationId });
      await recordChange(transaction, {
        ...changeOf(saved),
        organiserId,
        at: services.now(),
        operation,
        detail: reason.trim(),
      });
      return saved;
    },
  );
  return { success: true, message: `${team.name} terdaftar.`, data: toRegistration(added) };
}

export const addLateRegistration: Handler<'addLateRegistration'> = async (
  { path, body, organiserId },
  services,
) => {
  const found = await findTeam(services.db, { code: body.team_code });
  return addLate(
    services,
    'addLateRegistration',
    { tournamentId: path.id, organiserId, reason: body.reason, teamId: found?.id },
    async (transaction) => {
      const locked = found && (await findTeam(transaction, { id: found.id }));
      if (!locked) throw fieldError('team_code', 'Tim tidak ditemukan.', 404);
      return locked;
    },
  );
};

export const addLateTeam: Handler<'addLateTeam'> = async ({ path, body, organiserId }, services) =>
  addLate(
    services,
    'addLateTeam',
    { tournamentId: path.id, organiserId, reason: body.reason },
    async (transaction) => {
      // As the club does that makes a team.
      await lockClub(transaction, body.club_id);
      const club = await requireClub(transaction, body.club_id);
      if (!club.isActive) throw fieldError('club_id', `${club.name} dinonaktifkan.`, 409);
      const people = await findParticipantsById(transaction, body.participant_ids);
      if (people.filter(({ clubId }) => clubId === club.id).length < body.participant_ids.length)
        throw fieldError('participant_ids', 'Peserta ini bukan anggota klub ini.', 409);
      return insertClubTeam(transaction, club, {
        name: body.team_name,
        categoryId: body.category_id,
        memberIds: body.participant_ids,
        createdAt: services.now(),
      });
    },
  );

export const listLateCandidates: Handler<'listLateCandidates'> = async (
  { path, query },
  { db },
) => {
  const club = await requireClub(db, path.id);
  await requireCategory(db, query.category_id);
  return { success: true, data: await findCandidates(db, club.id, query.category_id) };
};

/** The club's participants who are in no team of a category: no more than their names. */
const findCandidates = async (db: Database, clubId: number, categoryId: number) =>
  (await findAvailableParticipants(db, clubId, categoryId)).map(({ id, name }) => ({ id, name }));

export const listReplacements: Handler<'listReplacements'> = async ({ path }, { db }) => {
  const { club, category } = await requireRegistration(db, path);
  return { success: true, data: await findCandidates(db, club.id, category.id) };
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
    // Also long after its day: they are those who ran.
    if (locked.hasRun) throw new HttpError(409, fixedMembers(team.name));
    const member = team.members.find(({ id }) => id === memberId);
    if (!member) throw new HttpError(409, 'Peserta ini bukan anggota tim ini.');
    const replacement = await requireReplacement(transaction, replacementId, team.clubId);
    if (team.members.some(({ id }) => id === replacementId))
      throw new HttpError(409, `${replacement.name} sudah menjadi anggota tim ini.`);
    await changeMembers(transaction, { teamIds: [team.id], now: now() }, () =>
      changeTeam(transaction, team, {
        name: team.name,
        categoryId: team.categoryId,
        memberIds: team.members.map(({ id }) => (id === memberId ? replacementId : id)),
      }),
    );
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
