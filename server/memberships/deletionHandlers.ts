import { unauthenticated } from '../auth/auth.ts';
import { accountSignInKeys } from '../auth/limits.ts';
import { forgetAttempts } from '../auth/rateLimit.ts';
import { verifyCurrentPassword, wrongPassword } from '../accounts/passwordChecks.ts';
import type { Handler } from '../contract/mountOperations.ts';
import { discardPictures } from '../files/uploads.ts';
import { findParticipant } from '../participants/queries.ts';
import { deleteParticipant } from './deletionQueries.ts';

export const deleteParticipantAccount: Handler<'deleteParticipantAccount'> = async (
  request,
  services,
) => {
  const { db, files, now } = services;
  const row = await findParticipant(db, request.participantId);
  if (!row) throw unauthenticated('participant');
  await verifyCurrentPassword(services, request, { kind: 'participant', row });
  const deleted = await deleteParticipant(db, row, now());
  if (!deleted) throw wrongPassword();
  await discardPictures(files, row.id, deleted);
  await forgetAttempts(services, accountSignInKeys('participant', row.email, request.clientIp));
  return { success: true, message: 'Akun Anda telah dihapus.' };
};
