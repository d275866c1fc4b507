import { readPupilCardCode } from '../../../openapi/texts/cardCodes.ts';
import { verifyPassword } from '../../accounts/passwordChecks.ts';
import { openSession } from '../../auth/auth.ts';
import { rejectCommonPassword } from '../../auth/commonPasswords.ts';
import { pupilCardCheckLimits, pupilCardLimits, takenAddressLimits } from '../../auth/limits.ts';
import { countAttempt, findOrCount, type RateLimit } from '../../auth/rateLimit.ts';
import { shortName } from '../../clubs/shortName.ts';
import type { Handler } from '../../contract/mountOperations.ts';
import { hashToken } from '../../lib/hashToken.ts';
import { fieldError } from '../../lib/httpError.ts';
import {
  type ParticipantRow,
  type ProfileRow,
  toParticipantUser,
} from '../../participants/participantData.ts';
import { findParticipantByEmail } from '../../participants/queries.ts';
import type { Services } from '../../services/services.ts';
import { type Card, consumeCard, findCardOwner } from './cardQueries.ts';
import { mergeByCard } from './mergeByCard.ts';

/** Whether there was such a card is not said. */
const invalid = () =>
  fieldError(
    'code',
    'Kode ini salah ketik, atau kartunya tidak berlaku lagi. Periksa lagi tiap hurufnya, atau minta kartu baru kepada pembina.',
  );

/** Returns whose card it is; throws 422 if it is not valid, or 429. */
const requireCardOwner = (services: Services, limits: RateLimit[], tokenHash: string) =>
  findOrCount(
    services,
    limits,
    () => findCardOwner(services.db, tokenHash, services.now()),
    invalid,
  );

export const checkPupilCard: Handler<'checkPupilCard'> = async ({ body, clientIp }, services) => {
  const tokenHash = await hashToken(readPupilCardCode(body.code));
  const owner = await requireCardOwner(services, pupilCardCheckLimits(clientIp), tokenHash);
  return { success: true, name: shortName(owner.name), club_name: owner.clubName };
};

export const takeOverAccount: Handler<'takeOverAccount'> = async ({ body, clientIp }, services) => {
  const tokenHash = await hashToken(readPupilCardCode(body.code));
  const owner = await requireCardOwner(services, pupilCardLimits(clientIp), tokenHash);
  const email = body.email || owner.email;
  const takeOver: TakeOver = {
    card: { id: owner.id, clubId: owner.clubId, tokenHash, now: services.now() },
    names: [email, owner.name],
    email,
    password: body.password,
    clientIp,
  };
  let isTaken = false;
  const taken = await countAttempt(
    services,
    email === '' ? [] : takenAddressLimits(owner.id, clientIp),
    async () => {
      const account = await findParticipantByEmail(services.db, email);
      isTaken = account !== undefined;
      return account
        ? joinAccount(services, takeOver, account)
        : makeAccount(services, takeOver, body.email);
    },
    // Who has a card could ask which addresses have accounts, and tell by the answer to a weak password.
    (error) => error !== undefined && isTaken,
  );
  return {
    token: await openSession(services, { participantId: taken.id }),
    user: toParticipantUser(taken),
  };
};

type TakeOver = {
  card: Card;
  /** What the password must not be. */
  names: string[];
  /** The one that the account gets, or has; empty for none. */
  email: string;
  password: string;
  clientIp: string;
};

const takenError = (email: string) =>
  fieldError(
    'email',
    `${email} sudah punya akun. Isi password akun itu, dan kartu ini menyatukan keduanya. Atau isi email lain.`,
  );

/** Sets the password of the pupil's account, and its e-mail address if that was typed. */
async function makeAccount(
  { db, passwords }: Services,
  { card, names, email, password, clientIp }: TakeOver,
  typedEmail: string,
): Promise<ProfileRow> {
  rejectCommonPassword(password, names);
  const passwordHash = await passwords.takeTurn(clientIp, () => passwords.hash(password));
  const taken = await consumeCard(db, card, { email: typedEmail, passwordHash });
  // Its owner has signed up meanwhile.
  if (taken === 'email taken') throw takenError(email);
  if (taken === 'email of another pupil')
    throw fieldError(
      'email',
      'Email ini dicatat klub untuk peserta lain. Minta pembina memperbaikinya, atau isi email lain.',
    );
  if (!taken) throw invalid();
  return taken;
}

/** Makes the pupil and the account that has the address one person, if the password is that of the account. */
async function joinAccount(
  services: Services,
  { card, email, password, clientIp }: TakeOver,
  account: ParticipantRow,
): Promise<ProfileRow> {
  const attempt = { kind: 'participant' as const, email, clientIp, password, account };
  await verifyPassword(services, attempt, takenError(email));
  const joined = await mergeByCard(services.db, card, account);
  if (joined === 'in another club')
    throw fieldError(
      'email',
      'Akun ini masih tergabung dalam klub lain. Masuk dulu dengan akun itu, keluar dari klubnya, lalu pakai kartu ini lagi.',
    );
  if (joined && 'teams' in joined)
    throw fieldError(
      'email',
      `Akun ini sudah di ${joined.teams}, dan peserta di kartu ini di tim lain untuk kategori yang sama. Minta pembina mengeluarkan salah satunya.`,
    );
  if (!joined) throw invalid();
  return joined;
}
