import { tidyName } from '../../openapi/texts/names.ts';
import { closeSession, openSession, unauthenticated } from '../auth/auth.ts';
import type { Handler } from '../contract/mountOperations.ts';
import { type ClubRow, findClub, findClubByEmail, insertClub } from './queries.ts';
import { lockActiveClub } from './lockClub.ts';
import { fieldError, HttpError } from '../lib/httpError.ts';
import { codeCandidates } from './clubCode.ts';
import { consumeAttempt } from '../auth/rateLimit.ts';
import { rejectCommonPassword } from '../auth/commonPasswords.ts';
import { registrationLimits } from '../auth/limits.ts';
import { verifyPassword } from '../accounts/passwordChecks.ts';

const toUser = ({ id, code, name, logo }: ClubRow) => ({ id, code, name, logo });

export const registerClub: Handler<'registerClub'> = async ({ body, clientIp }, services) => {
  const { db, passwords, now } = services;
  if (body.password !== body.password_confirmation)
    throw fieldError('password_confirmation', 'Konfirmasi password tidak cocok.');
  rejectCommonPassword(body.password, [body.email, body.name]);
  const emailTaken = fieldError('email', 'Email sudah digunakan.');
  return passwords.takeTurn(clientIp, async () => {
    await consumeAttempt(services, registrationLimits(clientIp));
    if (await findClubByEmail(db, body.email)) throw emailTaken;
    const club = {
      name: tidyName(body.name),
      email: body.email,
      phone: body.phone,
      passwordHash: await passwords.hash(body.password),
      pinHash: await passwords.hash(body.pin),
      createdAt: now(),
    };
    for (const code of codeCandidates(club.name)) {
      const inserted = await insertClub(db, { ...club, code });
      if (inserted)
        return {
          token: await openSession(services, { clubId: inserted.id }),
          user: toUser(inserted),
        };
      if (await findClubByEmail(db, club.email)) throw emailTaken;
    }
    throw new HttpError(409, 'Kode klub belum tersedia. Silakan coba lagi.');
  });
};

export const loginClub: Handler<'loginClub'> = async ({ body, clientIp }, services) => {
  const club = await findClubByEmail(services.db, body.email);
  await verifyPassword(services, {
    kind: 'club',
    email: body.email,
    clientIp,
    password: body.password,
    account: club,
  });
  if (!club) throw new Error('A password was accepted for an unknown club');
  const { id } = club;
  const token = await services.db.transaction(async (transaction) => {
    // Only after the password, so that nobody else learns which clubs there are.
    if (!(await lockActiveClub(transaction, id)))
      throw new HttpError(403, 'Klub ini sedang nonaktif. Hubungi penyelenggara.');
    return openSession({ db: transaction, now: services.now }, { clubId: id });
  });
  return { token, user: toUser(club) };
};

export const getClubSession: Handler<'getClubSession'> = async ({ clubId }, { db }) => {
  const club = await findClub(db, clubId);
  if (!club) throw unauthenticated('club');
  return { success: true, user: toUser(club) };
};

export const logoutClub: Handler<'logoutClub'> = async ({ token }, services) => {
  await closeSession(services, token);
  return { success: true, message: 'Anda telah keluar.' };
};

export const getClubBanner: Handler<'getClubBanner'> = async ({ clubId }, { db }) => {
  const club = await findClub(db, clubId);
  if (!club) throw unauthenticated('club');
  return { success: true, banner_url: club.banner };
};
