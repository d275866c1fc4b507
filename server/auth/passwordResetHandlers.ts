import type { AccountKind } from '../../openapi/types.ts';
import type { Handler } from '../contract/mountOperations.ts';
import {
  consumePasswordReset,
  findAccountByEmail,
  findPasswordReset,
} from '../accounts/queries.ts';
import { recordOwnChange } from '../auditLog/queries.ts';
import { hashToken } from './hashToken.ts';
import { fieldError, HttpError } from '../httpError.ts';
import { type Mail, withoutMail } from '../accounts/mailer.ts';
import { createPasswordResetLink, resetMinutes } from './passwordResetLink.ts';
import { consumeAttempt, countFailure, forgetAttempts } from './rateLimit.ts';
import { writeHandedOverMail } from '../accounts/ownershipTransferMails.ts';
import { rejectCommonPassword } from './commonPasswords.ts';
import { accountSignInKeys, resetRequestLimits, resetTokenLimits } from './limits.ts';

/** Whether the account exists is looked up after the response, which therefore cannot tell. */
export const requestPasswordReset: Handler<'requestPasswordReset'> = async (
  { body: { kind, email }, clientIp },
  services,
) => {
  const { db, mailer, now, linkOrigin } = services;
  await consumeAttempt(services, resetRequestLimits(kind, email, clientIp));
  if (!mailer) throw withoutMail();
  mailer.sendLater(() =>
    db.transaction(async (transaction) => {
      const account = await findAccountByEmail(transaction, kind, email);
      if (!account) return undefined;
      const link = await createPasswordResetLink(
        { db: transaction, now },
        { kind, id: account.id },
        linkOrigin,
      );
      return writeMail(kind, account.email, link);
    }),
  );
  return {
    success: true,
    message: `Jika email ini terdaftar, kami mengirim tautan untuk membuat password baru. Tautan berlaku ${resetMinutes} menit.`,
  };
};

const accountNames: Record<AccountKind, string> = {
  participant: 'peserta',
  club: 'school club',
  organiser: 'penyelenggara',
};

const writeMail = (kind: AccountKind, to: string, link: string): Mail => ({
  to,
  subject: 'Buat password baru RoboLaga',
  text: [
    `Ada permintaan untuk membuat password baru bagi akun ${accountNames[kind]} ${to}.`,
    `Buka tautan ini dalam ${resetMinutes} menit. Tautan hanya dapat dipakai satu kali:`,
    link,
    'Jika bukan Anda yang meminta, abaikan email ini. Password Anda tidak berubah.',
  ].join('\n\n'),
});

export const resetPassword: Handler<'resetPassword'> = async ({ body, clientIp }, services) => {
  const { db, passwords, now } = services;
  const invalid = fieldError('token', 'Tautan ini tidak berlaku lagi. Minta tautan baru.');
  const tokenHash = await hashToken(body.token);
  const account = await countFailure(services, resetTokenLimits(clientIp), async () => {
    const found = await findPasswordReset(db, tokenHash, now());
    if (!found) throw invalid;
    return found;
  });
  const email = account.newEmail ?? account.email;
  rejectCommonPassword(body.password, [email, account.name]);
  const passwordHash = await passwords.takeTurn(clientIp, () => passwords.hash(body.password));
  const consumed = await consumePasswordReset(
    db,
    account,
    { tokenHash, now: now(), passwordHash },
    account.kind === 'organiser' ? recordOwnChange(now, account.id, 'resetPassword') : undefined,
  );
  if (consumed === 'email taken')
    throw new HttpError(409, 'Email ini sudah dipakai school club lain.');
  if (!consumed) throw invalid;
  // Whoever forgot the password may have used up the attempts of the account.
  await forgetAttempts(services, accountSignInKeys(account.kind, email, clientIp));
  if (account.newEmail !== null)
    services.mailer?.sendLater(async () => writeHandedOverMail(account.email, account.name));
  return { success: true, message: 'Password baru telah disimpan.', kind: account.kind };
};
