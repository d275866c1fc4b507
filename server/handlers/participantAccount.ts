import { closeSession, openSession, unauthenticated } from '../auth.ts';
import type { Handler } from '../contract/bind.ts';
import {
  findParticipant,
  findParticipantByEmail,
  insertParticipant,
  type ParticipantRow,
} from '../data/participants.ts';
import { refuseField } from '../refusal.ts';
import { checkPassword, refuseCommonPassword, takeRegistration } from './passwordChecks.ts';

const toUser = ({ id, name, email, profilePicture, banner }: ParticipantRow) => ({
  id,
  name,
  email,
  profile_picture: profilePicture,
  banner,
});

export const registerParticipant: Handler<'registerParticipant'> = async (
  { body, clientAddress },
  services,
) => {
  refuseCommonPassword(body.password, [body.email, body.name]);
  await takeRegistration(services, clientAddress);
  const { db, passwords, now } = services;
  const taken = refuseField('email', 'Email sudah digunakan.');
  if (await findParticipantByEmail(db, body.email)) throw taken;
  const participant = await insertParticipant(db, {
    name: body.name.trim(),
    email: body.email,
    passwordHash: await passwords.hash(body.password),
    createdAt: now(),
  });
  if (!participant) throw taken;
  return {
    token: await openSession(services, { participantId: participant.id }),
    user: toUser(participant),
  };
};

export const loginParticipant: Handler<'loginParticipant'> = async (
  { body, clientAddress },
  services,
) => {
  const participant = await findParticipantByEmail(services.db, body.email);
  await checkPassword(services, {
    kind: 'participant',
    email: participant?.email ?? body.email,
    clientAddress,
    password: body.password,
    hash: participant?.passwordHash,
  });
  if (!participant) throw new Error('A password was accepted for an unknown participant');
  return {
    token: await openSession(services, { participantId: participant.id }),
    user: toUser(participant),
  };
};

export const checkToken: Handler<'checkToken'> = async () => ({ success: true });

export const logoutParticipant: Handler<'logoutParticipant'> = async ({ token }, services) => {
  await closeSession(services, token);
  return { success: true, message: 'Anda telah keluar.' };
};

export const getProfile: Handler<'getProfile'> = async ({ participantId }, { db }) => {
  const participant = await findParticipant(db, participantId);
  if (!participant) throw unauthenticated('participantBearer');
  return { success: true, user: toUser(participant) };
};
