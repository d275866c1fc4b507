import type { Handler } from '../contract/mountOperations.ts';
import {
  changeClubParticipant,
  findClubParticipants,
  findParticipantsWithTeams,
  removeFromClub,
} from './participantsQueries.ts';
import { findParticipant, findParticipantByEmail } from '../participants/queries.ts';
import { fieldError, HttpError } from '../lib/httpError.ts';
import { countEmailChange } from '../accounts/emailChanges.ts';
import { limitForeignParticipants } from '../participants/limitForeignParticipants.ts';
import { restoreMemberships } from '../teams/restoreQueries.ts';
import { nameTeams } from '../teams/teamChanges.ts';
import { undoRemoval } from '../teams/undoRemoval.ts';
import { addToClub } from './queries.ts';
import { isUniqueViolation } from '../db/violations.ts';
import { requireOwnClub } from '../clubs/requireClub.ts';
import { toClubParticipant, toParticipantChanges } from '../participants/participantData.ts';

export const listClubParticipants: Handler<'listClubParticipants'> = async (
  { path, query, clubId },
  { db, now },
) => {
  const { id } = await requireOwnClub(db, path.id, clubId);
  if (query.only_unassigned === 1) {
    const unassigned = await findClubParticipants(db, id, { onlyUnassigned: true });
    return { success: true, data: unassigned.map(toClubParticipant) };
  }
  return {
    success: true,
    data: (await findParticipantsWithTeams(db, id, now())).map(
      ({ teamNames, card, ...participant }) => ({
        ...toClubParticipant(participant),
        ...(card && {
          card: {
            created_at: card.createdAt.toISOString(),
            ends_at: card.expiresAt.toISOString(),
          },
        }),
        team_names: teamNames,
      }),
    ),
  };
};

export const listTeamCandidates: Handler<'listTeamCandidates'> = async (
  { path, clubId },
  { db },
) => {
  const { id } = await requireOwnClub(db, path.ghId, clubId);
  return { success: true, data: (await findClubParticipants(db, id)).map(toClubParticipant) };
};

export const removeClubParticipant: Handler<'removeClubParticipant'> = async (
  { path, clubId },
  { db, now },
) => {
  const { id } = await requireOwnClub(db, path.id, clubId);
  const member = { clubId: id, participantId: path.participantId };
  const removal = await removeFromClub(db, member, { by: 'club', now: now() });
  if (!removal) throw new HttpError(404, 'Peserta tidak ditemukan.');
  if (removal.onlyMemberOf.length > 0) {
    const teams = nameTeams(removal.onlyMemberOf);
    throw new HttpError(409, `${removal.name} adalah satu-satunya anggota tim ${teams}.`);
  }
  return {
    success: true,
    message: `${removal.name} telah dikeluarkan dari klub.`,
    restorable: true,
  };
};

export const updateParticipant: Handler<'updateParticipant'> = async (
  { path, body, clubId, clientIp },
  services,
) => {
  const { db } = services;
  const notInClub = new HttpError(403, 'Peserta ini bukan anggota klub Anda.');
  const participant = await limitForeignParticipants(services, `club:${clubId}`, async () => {
    const participant = await findParticipant(db, path.id);
    if (!participant) throw new HttpError(404, 'Peserta tidak ditemukan.');
    if (participant.clubId !== clubId) throw notInClub;
    return participant;
  });
  const { id, email, passwordHash } = participant;
  const emailTaken = fieldError('email', 'Email sudah digunakan.');
  // What a club proposes for a pupil without a password is compared with nobody outside the club.
  if (passwordHash !== '') {
    await countEmailChange(services, { clubId, clientIp, from: email, to: body.email });
    const owner = await findParticipantByEmail(db, body.email);
    if (owner && owner.id !== id) throw emailTaken;
  }
  const changed = await changeClubParticipant(
    db,
    { clubId, participantId: id },
    toParticipantChanges(body),
  );
  if (!changed) throw notInClub;
  if (changed === 'email taken') throw emailTaken;
  if (changed === 'email missing') throw fieldError('email', 'Email wajib diisi.');
  return {
    success: true,
    message: 'Data peserta telah disimpan.',
    participant: toClubParticipant(changed),
  };
};

export const restoreClubParticipant: Handler<'restoreClubParticipant'> = async (
  { path, clubId },
  services,
) => {
  await requireOwnClub(services.db, path.id, clubId);
  const { participantId } = path;
  const removal = { kind: 'participant', subjectId: participantId, accountId: clubId } as const;
  const restored = undoRemoval(services, removal, clubId, async (transaction, { memberships }) => {
    const name = (await findParticipant(transaction, participantId))?.name ?? '';
    if (!(await addToClub(transaction, participantId, clubId, { comesBack: true })))
      throw new HttpError(409, `${name} sudah bergabung dengan klub lain.`);
    await restoreMemberships(transaction, memberships, {
      now: services.now(),
      by: { clubId, operation: 'restoreClubParticipant' },
    });
    return { success: true, message: `${name} kembali ke klub.` };
  });
  return restored.catch((error: unknown) => {
    if (!isUniqueViolation(error, 'participants_club_email_unique')) throw error;
    throw new HttpError(409, 'Emailnya sekarang dipakai peserta lain di klub.');
  });
};
