import { openSession } from '../auth/auth.ts';
import { rejectCommonPassword } from '../auth/commonPasswords.ts';
import { hashToken } from '../auth/hashToken.ts';
import { pupilCardLimits } from '../auth/limits.ts';
import { countFailure } from '../auth/rateLimit.ts';
import { requireOwnClub } from '../clubs/requireClub.ts';
import type { Handler } from '../contract/mountOperations.ts';
import { fieldError, HttpError } from '../httpError.ts';
import { toParticipantUser } from '../participants/participantData.ts';
import { createCardCode, readCardCode } from './cardCode.ts';
import { consumeCard, findCardOwner, lockPupils, replaceCards } from './cardQueries.ts';
import { toSignInName } from './signInName.ts';

/** For how long a card is valid: a term of school, so that a pupil who was ill can use it. */
const cardDays = 180;

export const createPupilCards: Handler<'createPupilCards'> = async (
  { path, body: { participant_ids: ids }, clubId },
  { db, now, linkOrigin = '' },
) => {
  const club = await requireOwnClub(db, path.id, clubId);
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + cardDays * 24 * 60 * 60 * 1000);
  const data = await db.transaction(async (transaction) => {
    const pupils = await lockPupils(transaction, club.id, ids);
    if (pupils.length < ids.length) throw new HttpError(404, 'Peserta tidak ditemukan.');
    const other = pupils.find(({ passwordHash }) => passwordHash !== '');
    if (other)
      throw new HttpError(
        409,
        `${other.name} sudah punya password. Kartu hanya untuk akun yang masih dikelola klub.`,
      );
    const cards = pupils.map((pupil) => ({ pupil, code: createCardCode() }));
    await replaceCards(
      transaction,
      await Promise.all(
        cards.map(async ({ pupil, code }) => ({
          participantId: pupil.id,
          tokenHash: await hashToken(code),
        })),
      ),
      { createdAt, expiresAt },
    );
    return cards.map(({ pupil, code }) => ({
      participant_id: pupil.id,
      name: pupil.name,
      class: pupil.class,
      sign_in_name: toSignInName(pupil.id),
      code,
      link: `${linkOrigin}/kartu#${code}`,
    }));
  });
  return {
    success: true,
    message: `${data.length} kartu masuk dibuat.`,
    data,
    ends_at: expiresAt.toISOString(),
  };
};

export const takeOverAccount: Handler<'takeOverAccount'> = async ({ body, clientIp }, services) => {
  const { db, passwords, now } = services;
  const invalid = fieldError(
    'code',
    'Kartu ini tidak berlaku lagi. Minta kartu baru kepada pembina.',
  );
  const tokenHash = await hashToken(readCardCode(body.code));
  return countFailure(services, pupilCardLimits(clientIp), async () => {
    const owner = await findCardOwner(db, tokenHash, now());
    if (!owner) throw invalid;
    rejectCommonPassword(body.password, [body.email || owner.email, owner.name]);
    const passwordHash = await passwords.takeTurn(clientIp, () => passwords.hash(body.password));
    const card = { id: owner.id, tokenHash, now: now() };
    const taken = await consumeCard(db, card, { email: body.email, passwordHash });
    if (taken === 'email taken') throw fieldError('email', 'Email sudah digunakan.');
    if (!taken) throw invalid;
    return {
      token: await openSession(services, { participantId: taken.id }),
      user: toParticipantUser(taken),
    };
  });
};
