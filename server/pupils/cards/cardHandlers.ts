import { openSession } from '../../auth/auth.ts';
import { rejectCommonPassword } from '../../auth/commonPasswords.ts';
import { hashToken } from '../../lib/hashToken.ts';
import {
  cardMailLimits,
  linkMailLimit,
  pupilCardCheckLimits,
  pupilCardLimits,
} from '../../auth/limits.ts';
import { consumeAttempt, consumeKeys, countFailure } from '../../auth/rateLimit.ts';
import { requireOwnClub } from '../../clubs/requireClub.ts';
import { shortName } from '../../clubs/shortName.ts';
import type { Handler } from '../../contract/mountOperations.ts';
import type { Transaction } from '../../db/database.ts';
import { fieldError, HttpError } from '../../lib/httpError.ts';
import { toParticipantUser } from '../../participants/participantData.ts';
import type { Services } from '../../services/services.ts';
import { readCardCode } from './cardCode.ts';
import { writeCardMail } from './cardMail.ts';
import { consumeCard, findCardOwner, lockPupils } from './cardQueries.ts';
import { makeCards } from './makeCards.ts';
import { toSignInName } from '../../participants/signInName.ts';

/** Returns pupils of a club whose accounts it manages, locked; throws 404 or 409 if one is not such. */
async function requirePupils(transaction: Transaction, clubId: number, ids: number[]) {
  const pupils = await lockPupils(transaction, clubId, ids);
  if (pupils.length < ids.length) throw new HttpError(404, 'Peserta tidak ditemukan.');
  const other = pupils.find(({ passwordHash }) => passwordHash !== '');
  if (other)
    throw new HttpError(
      409,
      `${other.name} sudah punya password. Kartu hanya untuk akun yang masih dikelola klub.`,
    );
  return pupils;
}

export const createPupilCards: Handler<'createPupilCards'> = async (
  { path, body: { participant_ids: ids }, clubId },
  services,
) => {
  const club = await requireOwnClub(services.db, path.id, clubId);
  const { data, expiresAt } = await services.db.transaction(async (transaction) => {
    const pupils = await requirePupils(transaction, club.id, ids);
    const { cards, expiresAt } = await makeCards(transaction, services, pupils);
    return {
      data: cards.map(({ pupil, code, link }) => ({
        participant_id: pupil.id,
        name: pupil.name,
        class: pupil.class,
        sign_in_name: toSignInName(pupil.id),
        code,
        link,
      })),
      expiresAt,
    };
  });
  return {
    success: true,
    message: `${data.length} kartu masuk dibuat.`,
    data,
    ends_at: expiresAt.toISOString(),
  };
};

export const mailPupilCards: Handler<'mailPupilCards'> = async (
  { path, body: { participant_ids: ids }, clubId },
  services,
) => {
  const { db, mailer } = services;
  await consumeAttempt(services, cardMailLimits(clubId, ids.length));
  const club = await requireOwnClub(db, path.id, clubId);
  if (!mailer) throw new HttpError(409, 'Server ini belum dapat mengirim email. Cetak kartunya.');
  const pupils = await db.transaction((transaction) => requirePupils(transaction, club.id, ids));
  const reachable = pupils.filter(({ email }) => email !== '');
  const limitOf = ({ email }: { email: string }) => linkMailLimit('participant', email);
  const counted = await consumeKeys(
    services,
    reachable.map((pupil) => limitOf(pupil).key),
    linkMailLimit('participant', ''),
  );
  const sent = reachable.filter((pupil) => counted.has(limitOf(pupil).key));
  mailer.sendLater(...sent.map((pupil) => () => writeCardMail(services, club, pupil)));
  return {
    success: true,
    message: `${sent.length} kartu masuk sedang dikirim.`,
    sent: sent.length,
    without_address: toNames(pupils.filter(({ email }) => email === '')),
    too_often: toNames(reachable.filter((pupil) => !sent.includes(pupil))),
  };
};

const { compare } = new Intl.Collator('id');
const toNames = (people: readonly { id: number; name: string }[]) =>
  people.map(({ id, name }) => ({ id, name })).sort((one, other) => compare(one.name, other.name));

const invalid = () =>
  fieldError('code', 'Kartu ini tidak berlaku lagi. Minta kartu baru kepada pembina.');

/** Returns whose card it is; throws 422 if it is not valid. */
async function requireCardOwner({ db, now }: Pick<Services, 'db' | 'now'>, tokenHash: string) {
  const owner = await findCardOwner(db, tokenHash, now());
  if (!owner) throw invalid();
  return owner;
}

export const checkPupilCard: Handler<'checkPupilCard'> = async ({ body, clientIp }, services) => {
  const tokenHash = await hashToken(readCardCode(body.code));
  const owner = await countFailure(services, pupilCardCheckLimits(clientIp), () =>
    requireCardOwner(services, tokenHash),
  );
  return { success: true, name: shortName(owner.name), club_name: owner.clubName };
};

export const takeOverAccount: Handler<'takeOverAccount'> = async ({ body, clientIp }, services) => {
  const { db, passwords, now } = services;
  const tokenHash = await hashToken(readCardCode(body.code));
  return countFailure(services, pupilCardLimits(clientIp), async () => {
    const owner = await requireCardOwner(services, tokenHash);
    rejectCommonPassword(body.password, [body.email || owner.email, owner.name]);
    const passwordHash = await passwords.takeTurn(clientIp, () => passwords.hash(body.password));
    const card = { id: owner.id, tokenHash, now: now() };
    const taken = await consumeCard(db, card, { email: body.email, passwordHash });
    if (taken === 'email taken') throw fieldError('email', 'Email sudah digunakan.');
    if (!taken) throw invalid();
    return {
      token: await openSession(services, { participantId: taken.id }),
      user: toParticipantUser(taken),
    };
  });
};
