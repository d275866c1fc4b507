import { unauthenticated } from '../auth.ts';
import type { Handler } from '../contract/mountOperations.ts';
import { findClub } from '../data/clubs.ts';
import { addToClub, findParticipant } from '../data/participants.ts';
import { HttpError } from '../httpError.ts';
import { verifyPin } from './passwordChecks.ts';

export const getMembership: Handler<'getMembership'> = async ({ participantId }, { db }) => {
  const participant = await findParticipant(db, participantId);
  if (!participant) throw unauthenticated('participant');
  const club = participant.clubId === null ? undefined : await findClub(db, participant.clubId);
  return { has_gh: club !== undefined, gh_id: club?.id ?? null, gh_name: club?.name ?? null };
};

export const joinClub: Handler<'joinClub'> = async (
  { path, body, clientIp, participantId },
  services,
) => {
  const { db } = services;
  const participant = await findParticipant(db, participantId);
  if (!participant) throw unauthenticated('participant');
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
