import { cardMailLimits, mailboxCardKey, mailboxCardLimit } from '../../auth/limits.ts';
import { consumeAttempt, consumeKeys, refundAttempt } from '../../auth/rateLimit.ts';
import { isKnownClub } from '../../clubs/knownClubs.ts';
import { requireOwnClub } from '../../clubs/requireClub.ts';
import type { Handler } from '../../contract/mountOperations.ts';
import { HttpError } from '../../lib/httpError.ts';
import type { Services } from '../../services/services.ts';
import { writeCardMail } from './cardMail.ts';
import { requirePupils } from './requirePupils.ts';
import { sortByName } from './sortByName.ts';

export const mailPupilCards: Handler<'mailPupilCards'> = async (
  { path, body: { participant_ids: ids, renew = false }, clubId },
  services,
) => {
  const { db, mailer, now } = services;
  const club = await requireOwnClub(db, path.id, clubId);
  if (!mailer) throw new HttpError(409, 'Server ini belum dapat mengirim email. Cetak kartunya.');
  // Names and addresses are what the club has typed, and anybody can make a club.
  if (!(await isKnownClub(db, club.id)))
    throw new HttpError(
      409,
      'Klub ini belum diperiksa penyelenggara, jadi kartunya belum dapat dikirim lewat email. Cetak kartunya.',
    );
  const pupils = await db.transaction((transaction) =>
    requirePupils(transaction, club.id, ids, now()),
  );
  const reachable = pupils.filter(({ email }) => email !== '');
  const chosen = reachable.filter(({ hasCard }) => renew || !hasCard);
  const sent = await countMails(services, club.id, chosen);
  mailer.sendLater(...sent.map((pupil) => () => writeCardMail(services, club, pupil, { renew })));
  return {
    success: true,
    message: `${sent.length} kartu akun sedang dikirim.`,
    sent: sent.length,
    without_address: sortByName(pupils.filter(({ email }) => email === '')),
    too_often: sortByName(chosen.filter((pupil) => !sent.includes(pupil))),
    with_card: sortByName(reachable.filter((pupil) => !chosen.includes(pupil))),
  };
};

/**
 * Counts a mail to each pupil whose mailbox has not had too many, and returns these. Throws 429, and counts
 * nothing, if the club or all clubs have sent too many.
 */
async function countMails<Pupil extends { email: string }>(
  services: Services,
  clubId: number,
  pupils: Pupil[],
): Promise<Pupil[]> {
  if (pupils.length === 0) return [];
  const counted = await consumeAttempt(services, cardMailLimits(clubId, pupils.length));
  let sent: Pupil[] = [];
  try {
    sent = await withinMailboxLimit(services, pupils);
  } finally {
    // What is not sent does not count.
    const weight = pupils.length - sent.length;
    if (weight > 0)
      await refundAttempt(
        services,
        counted.map((limit) => ({ ...limit, weight })),
      );
  }
  return sent;
}

/** Counts a mail to each pupil, and returns those whose mailbox has not had too many. */
async function withinMailboxLimit<Pupil extends { email: string }>(
  services: Services,
  pupils: Pupil[],
): Promise<Pupil[]> {
  const mailboxes = [...Map.groupBy(pupils, ({ email }) => mailboxCardKey(email))];
  const allowed: Pupil[] = [];
  // The first pupil of each mailbox, then the second: a statement counts once under each key.
  for (let index = 0; index < mailboxCardLimit.maxAttempts; index += 1) {
    const next = mailboxes.flatMap(([key, sharing]) => {
      const pupil = sharing[index];
      return pupil ? [{ key, pupil }] : [];
    });
    const keys = next.map(({ key }) => key);
    const counted = await consumeKeys(services, keys, mailboxCardLimit);
    allowed.push(...next.flatMap(({ key, pupil }) => (counted.has(key) ? [pupil] : [])));
  }
  return allowed;
}
