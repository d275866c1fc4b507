import type { AccountKind } from '../../openapi/types.ts';
import type { Handler } from '../contract/mountOperations.ts';
import { consumePasswordReset, findAccountByEmail, findPasswordReset } from './queries.ts';
import { recordOwnChange } from './recordOwnChange.ts';
import { hashToken } from '../lib/hashToken.ts';
import { fieldError, HttpError } from '../lib/httpError.ts';
import { type Mail, withoutMail } from '../services/mailer.ts';
import { createPasswordResetLink, isLinkToken, resetMinutes } from './passwordResetLink.ts';
import { consumeAttempt, findOrCount, forgetAttempts, type RateLimit } from '../auth/rateLimit.ts';
import { writeHandedOverMail } from './ownershipTransferMails.ts';
import { rejectCommonPassword } from '../auth/commonPasswords.ts';
import {
  accountSignInKeys,
  resetCheckLimits,
  resetRequestLimits,
  resetTokenLimits,
} from '../auth/limits.ts';
import type { Services } from '../services/services.ts';

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

const invalid = () => fieldError('token', 'Tautan ini tidak berlaku lagi. Minta tautan baru.');

/** Returns the account whose password a token may set; throws 422 if the token is not valid, or 429. */
async function requireReset(services: Services, limits: RateLimit[], token: string) {
  const tokenHash = await hashToken(token);
  const find = async () =>
    isLinkToken(token) ? findPasswordReset(services.db, tokenHash, services.now()) : undefined;
  return { account: await findOrCount(services, limits, find, invalid), tokenHash };
}

export const checkPasswordReset: Handler<'checkPasswordReset'> = async (
  { body, clientIp },
  services,
) => {
  await requireReset(services, resetCheckLimits(clientIp), body.token);
  return { success: true, message: 'Tautan ini berlaku.' };
};

export const resetPassword: Handler<'resetPassword'> = async ({ body, clientIp }, services) => {
  const { db, passwords, now } = services;
  const { account, tokenHash } = await requireReset(
    services,
    resetTokenLimits(clientIp),
    body.token,
  );
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
    throw new HttpError(
      409,
      account.kind === 'club'
        ? 'Email ini sudah dipakai school club lain.'
        : 'Email ini sudah punya akun sendiri. Masuk dengan akun itu, atau pakai kartu akun dari klub.',
    );
  if (!consumed) throw invalid();
  // Whoever forgot the password may have used up the attempts of the account.
  await forgetAttempts(services, accountSignInKeys(account.kind, email, clientIp));
  if (account.newEmail !== null)
    services.mailer?.sendLater(async () => writeHandedOverMail(account.email, account.name));
  return { success: true, message: 'Password baru telah disimpan.', kind: account.kind };
};
