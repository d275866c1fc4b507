import { unauthenticated } from '../auth/auth.ts';
import type { Handler } from '../contract/mountOperations.ts';
import { fieldError } from '../lib/httpError.ts';
import { createOwnershipTransferLink, invitationDays } from './passwordResetLink.ts';
import { consumeAttempt } from '../auth/rateLimit.ts';
import { findAccountWithPassword } from './queries.ts';
import { writeOwnershipTransferMail } from './ownershipTransferMails.ts';
import { ownershipTransferLimits } from '../auth/limits.ts';
import { verifyCurrentPassword } from './passwordChecks.ts';
import { withoutMail } from '../services/mailer.ts';

/** Nobody looks for another account with the address before its owner has used the link. */
export const requestOwnershipTransfer: Handler<'requestOwnershipTransfer'> = async (
  { body, clubId, clientIp },
  services,
) => {
  const { mailer, linkOrigin } = services;
  const row = await findAccountWithPassword(services.db, { kind: 'club', id: clubId });
  if (!row) throw unauthenticated('club');
  const { email } = body;
  if (email.toLowerCase() === row.email.toLowerCase())
    throw fieldError('email', 'Ini email akun Anda sendiri.');
  await verifyCurrentPassword(services, { body, clientIp }, { kind: 'club', row });
  await consumeAttempt(services, ownershipTransferLimits(clubId, email, clientIp));
  if (!mailer) throw withoutMail();
  mailer.sendLater(async () => {
    const link = await createOwnershipTransferLink(
      services,
      { clubId, newEmail: email },
      linkOrigin,
    );
    return writeOwnershipTransferMail(email, row.name, link);
  });
  return {
    success: true,
    message: `Tautan telah dikirim ke ${email}. Tautan berlaku ${invitationDays} hari.`,
  };
};
