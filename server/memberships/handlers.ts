import { unauthenticated } from '../auth/auth.ts';
import type { Handler } from '../contract/mountOperations.ts';
import { findClub } from '../clubs/queries.ts';
import { removeFromClub } from './participantsQueries.ts';
import { findParticipant } from '../participants/queries.ts';
import type { ParticipantRow } from '../participants/participantData.ts';
import { addToClub, findLeftClub } from './queries.ts';
import { restoreMemberships } from '../teams/restoreQueries.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../lib/httpError.ts';
import { nameTeams } from '../teams/teamChanges.ts';
import { verifyPin } from '../accounts/passwordChecks.ts';
import { undoRemoval } from '../teams/undoRemoval.ts';

async function requireAccount(db: Database, id: number): Promise<ParticipantRow> {
  const participant = await findParticipant(db, id);
  if (!participant) throw unauthenticated('participant');
  return participant;
}

export const getMembership: Handler<'getMembership'> = async ({ participantId }, { db }) => {
  const participant = await requireAccount(db, participantId);
  const club = participant.clubId === null ? undefined : await findClub(db, participant.clubId);
  return { has_gh: club !== undefined, gh_id: club?.id ?? null, gh_name: club?.name ?? null };
};

export const joinClub: Handler<'joinClub'> = async (
  { path, body, clientIp, participantId },
  services,
) => {
  const { db } = services;
  const participant = await requireAccount(db, participantId);
  const isMember = new HttpError(409, 'Anda sudah tergabung dalam sebuah GH.');
  // Before the PIN check, so that members cannot guess PINs of other clubs.
  if (participant.clubId !== null) throw isMember;
  const club = await findClub(db, path.ghId);
  const hash = club?.isActive ? club.pinHash : undefined;
  await verifyPin(services, {
    participantId,
    clubId: path.ghId,
    clientIp,
    pin: body.pin,
    hash,
  });
  if (!club) throw new Error('A PIN was accepted for an unknown club');
  if (!(await addToClub(db, participantId, club.id))) throw isMember;
  return {
    success: true,
    message: 'Berhasil bergabung dengan GH!',
    gh: { id: club.id, name: club.name },
  };
};

export const leaveClub: Handler<'leaveClub'> = async ({ participantId }, { db, now }) => {
  const { clubId } = await requireAccount(db, participantId);
  const noMember = new HttpError(409, 'Anda belum tergabung dalam GH.');
  if (clubId === null) throw noMember;
  const club = await findClub(db, clubId);
  const member = { clubId, participantId };
  const left = await removeFromClub(db, member, { by: 'participant', now: now() });
  if (!left) throw noMember;
  if (left.onlyMemberOf.length > 0) {
    const teams = nameTeams(left.onlyMemberOf);
    throw new HttpError(
      409,
      `Anda satu-satunya anggota tim ${teams}. Minta school club menambah anggota atau menghapus tim itu.`,
    );
  }
  return { success: true, message: `Anda telah keluar dari ${club?.name}.`, restorable: true };
};

export const rejoinClub: Handler<'rejoinClub'> = async ({ participantId }, services) => {
  const clubId = await findLeftClub(services.db, participantId);
  const removal = { kind: 'membership', subjectId: clubId, accountId: participantId } as const;
  return undoRemoval(services, removal, clubId, async (transaction, { memberships }) => {
    const club = await findClub(transaction, clubId);
    if (!club?.isActive) throw new HttpError(409, 'Klub ini sedang nonaktif.');
    if (!(await addToClub(transaction, participantId, clubId, { comesBack: true })))
      throw new HttpError(409, 'Anda sudah tergabung dalam sebuah GH.');
    await restoreMemberships(transaction, memberships, {
      now: services.now(),
      by: { clubId, operation: 'rejoinClub' },
    });
    return { success: true, message: `Anda kembali ke ${club.name}.` };
  });
};
