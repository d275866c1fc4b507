import { unauthenticated } from '../auth.ts';
import type { Handler } from '../contract/bind.ts';
import { findClub } from '../data/clubs.ts';
import { enterClub, findParticipant } from '../data/participants.ts';
import { Refusal } from '../refusal.ts';
import { checkPin } from './passwordChecks.ts';

export const getMembership: Handler<'getMembership'> = async ({ participantId }, { db }) => {
  const participant = await findParticipant(db, participantId);
  if (!participant) throw unauthenticated('participantBearer');
  const club = participant.clubId === null ? undefined : await findClub(db, participant.clubId);
  return { has_gh: club !== undefined, gh_id: club?.id ?? null, gh_name: club?.name ?? null };
};

export const joinClub: Handler<'joinClub'> = async ({ path, body, participantId }, services) => {
  const { db } = services;
  const participant = await findParticipant(db, participantId);
  if (!participant) throw unauthenticated('participantBearer');
  const isMember = new Refusal(409, 'Anda sudah tergabung dalam sebuah GH.');
  // Before the PIN, so that members have no use for guessing.
  if (participant.clubId !== null) throw isMember;
  const club = await findClub(db, path.ghId);
  const hash = club?.isActive ? club.pinHash : undefined;
  await checkPin(services, { participantId, clubId: path.ghId, pin: body.pin, hash });
  if (!club) throw new Error('A PIN was accepted for an unknown club');
  if (!(await enterClub(db, participantId, club.id))) throw isMember;
  return {
    success: true,
    message: 'Berhasil bergabung dengan GH!',
    gh: { id: club.id, name: club.name },
  };
};
