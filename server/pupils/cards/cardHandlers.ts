import { cardMailLimits, linkMailLimit, madeCardLimits } from '../../auth/limits.ts';
import { consumeAttempt, consumeKeys, refundAttempt } from '../../auth/rateLimit.ts';
import { requireOwnClub } from '../../clubs/requireClub.ts';
import type { Handler } from '../../contract/mountOperations.ts';
import type { Transaction } from '../../db/database.ts';
import { HttpError } from '../../lib/httpError.ts';
import type { Services } from '../../services/services.ts';
import { writeCardMail } from './cardMail.ts';
import { lockPupils } from './cardQueries.ts';
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
  await consumeAttempt(services, madeCardLimits(clubId, ids.length));
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
  const counted = await consumeAttempt(services, cardMailLimits(clubId, ids.length));
  const refund = (weight: number) =>
    refundAttempt(services, weight > 0 ? counted.map((limit) => ({ ...limit, weight })) : []);
  try {
    const { club, pupils } = await findPupilsToMail(services, {
      clubId: path.id,
      ownId: clubId,
      ids,
    });
    const reachable = pupils.filter(({ email }) => email !== '');
    const sent = await withinLinkMailLimit(services, reachable);
    services.mailer?.sendLater(...sent.map((pupil) => () => writeCardMail(services, club, pupil)));
    // What is not sent does not count.
    await refund(ids.length - sent.length);
    return {
      success: true,
      message: `${sent.length} kartu masuk sedang dikirim.`,
      sent: sent.length,
      without_address: toNames(pupils.filter(({ email }) => email === '')),
      too_often: toNames(reachable.filter((pupil) => !sent.includes(pupil))),
    };
  } catch (error) {
    await refund(ids.length);
    throw error;
  }
};

/** Returns the club and its pupils; throws what `mailPupilCards` answers if it mails nobody. */
async function findPupilsToMail(
  { db, mailer }: Services,
  { clubId, ownId, ids }: { clubId: number; ownId: number; ids: number[] },
) {
  const club = await requireOwnClub(db, clubId, ownId);
  if (!mailer) throw new HttpError(409, 'Server ini belum dapat mengirim email. Cetak kartunya.');
  const pupils = await db.transaction((transaction) => requirePupils(transaction, club.id, ids));
  return { club, pupils };
}

/** Counts a mail to each pupil, and returns those who have not had too many. */
async function withinLinkMailLimit<P extends { email: string }>(
  services: Services,
  pupils: P[],
): Promise<P[]> {
  const keyOf = ({ email }: P) => linkMailLimit('participant', email).key;
  const counted = await consumeKeys(services, pupils.map(keyOf), linkMailLimit('participant', ''));
  return pupils.filter((pupil) => counted.has(keyOf(pupil)));
}

const { compare } = new Intl.Collator('id');
const toNames = (people: readonly { id: number; name: string }[]) =>
  people.map(({ id, name }) => ({ id, name })).sort((one, other) => compare(one.name, other.name));
