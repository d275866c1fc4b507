import { tidyName } from '../../openapi/texts/names.ts';
import { closeSession, openSession, unauthenticated } from '../auth/auth.ts';
import type { Handler } from '../contract/mountOperations.ts';
import {
  findParticipantByEmail,
  findParticipantToSignIn,
  findProfile,
  insertParticipant,
} from './queries.ts';
import { toParticipantUser } from './participantData.ts';
import { tidySignInName } from './signInName.ts';
import { fieldError } from '../lib/httpError.ts';
import { consumeAttempt } from '../auth/rateLimit.ts';
import { rejectCommonPassword } from '../auth/commonPasswords.ts';
import { registrationLimits } from '../auth/limits.ts';
import { verifyPassword } from '../accounts/passwordChecks.ts';

export const registerParticipant: Handler<'registerParticipant'> = async (
  { body, clientIp },
  services,
) => {
  rejectCommonPassword(body.password, [body.email, body.name]);
  const { db, passwords, now } = services;
  const emailTaken = fieldError('email', 'Email sudah digunakan.');
  const participant = await passwords.takeTurn(clientIp, async () => {
    await consumeAttempt(services, registrationLimits(clientIp));
    if (await findParticipantByEmail(db, body.email)) throw emailTaken;
    return insertParticipant(db, {
      name: tidyName(body.name),
      email: body.email,
      passwordHash: await passwords.hash(body.password),
      createdAt: now(),
    });
  });
  if (!participant) throw emailTaken;
  return {
    token: await openSession(services, { participantId: participant.id }),
    user: toParticipantUser(participant),
  };
};

export const loginParticipant: Handler<'loginParticipant'> = async (
  { body, clientIp },
  services,
) => {
  const email = tidySignInName(body.email);
  const participant = await findParticipantToSignIn(services.db, email);
  await verifyPassword(services, {
    kind: 'participant',
    // However it is written, its wrong passwords are counted together.
    email,
    clientIp,
    password: body.password,
    account: participant,
  });
  if (!participant) throw new Error('A password was accepted for an unknown participant');
  return {
    token: await openSession(services, { participantId: participant.id }),
    user: toParticipantUser(participant),
  };
};

export const checkToken: Handler<'checkToken'> = async () => ({ success: true });

export const logoutParticipant: Handler<'logoutParticipant'> = async ({ token }, services) => {
  await closeSession(services, token);
  return { success: true, message: 'Anda telah keluar.' };
};

export const getProfile: Handler<'getProfile'> = async ({ participantId }, { db }) => {
  const profile = await findProfile(db, participantId);
  if (!profile) throw unauthenticated('participant');
  return { success: true, user: toParticipantUser(profile) };
};
