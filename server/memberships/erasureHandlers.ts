import { and, eq, isNull } from 'drizzle-orm';
import { verifyOrganiserPassword } from '../accounts/passwordChecks.ts';
import { recordChange } from '../auditLog/queries.ts';
import { unauthenticated } from '../auth/auth.ts';
import { findClub } from '../clubs/queries.ts';
import { requireOwnClub } from '../clubs/requireClub.ts';
import type { Handler } from '../contract/mountOperations.ts';
import { erasedName, participants } from '../db/schema.ts';
import { discardPictures } from '../files/uploads.ts';
import { HttpError } from '../lib/httpError.ts';
import { lockActiveOrganiser } from '../organisers/queries.ts';
import { findParticipant } from '../participants/queries.ts';
import { toSignInName } from '../participants/signInName.ts';
import { eraseLocked, lockToErase } from './deletionQueries.ts';

const notFound = () => new HttpError(404, 'Peserta tidak ditemukan.');

const erased = (name: string) => ({
  success: true as const,
  message: `Data ${name} telah dihapus.`,
});

/** Only whom the club manages: what somebody with a password has is not the club's to delete. */
export const eraseClubParticipant: Handler<'eraseClubParticipant'> = async (
  { path, clubId },
  { db, files, now },
) => {
  const { id } = await requireOwnClub(db, path.id, clubId);
  const former = await db.transaction(async (transaction) => {
    const isMember = and(eq(participants.id, path.participantId), eq(participants.clubId, id));
    const locked = await lockToErase(transaction, id, isMember);
    if (!locked) throw notFound();
    if (locked.passwordHash !== '')
      throw new HttpError(
        409,
        `${locked.name} memiliki akun sendiri, yang hanya dapat dihapus oleh pemiliknya atau penyelenggara.`,
      );
    await eraseLocked(transaction, locked, now());
    await recordChange(transaction, {
      clubId: id,
      at: now(),
      operation: 'eraseClubParticipant',
      kind: 'account',
      id: locked.id,
      name: erasedName,
      detail: toSignInName(locked.id),
    });
    return locked;
  });
  await discardPictures(files, former.id, former);
  return erased(former.name);
};

export const eraseParticipant: Handler<'eraseParticipant'> = async (request, services) => {
  const {
    path: { id },
    organiserId,
  } = request;
  const { db, files, now } = services;
  const found = await findParticipant(db, id);
  if (!found || found.deletedAt !== null) throw notFound();
  await verifyOrganiserPassword(services, request);
  const former = await db.transaction(async (transaction) => {
    if (!(await lockActiveOrganiser(transaction, organiserId))) throw unauthenticated('organiser');
    const isAccount = and(eq(participants.id, id), isNull(participants.deletedAt));
    const locked = await lockToErase(transaction, found.clubId, isAccount);
    if (!locked) throw notFound();
    await eraseLocked(transaction, locked, now());
    const club = locked.clubId === null ? undefined : await findClub(transaction, locked.clubId);
    await recordChange(transaction, {
      organiserId,
      at: now(),
      operation: 'eraseParticipant',
      kind: 'account',
      id,
      name: erasedName,
      detail: [toSignInName(id), club?.name].filter(Boolean).join(', '),
    });
    return locked;
  });
  await discardPictures(files, id, former);
  return erased(former.name);
};
