import { HttpError } from '../lib/httpError.ts';

/** The 409 of a server without SMTP, where a command makes the links. */
export const withoutMail = (): HttpError =>
  new HttpError(409, 'Server ini belum dapat mengirim email. Minta tautan kepada penyelenggara.');

export type Mail = { to: string; subject: string; text: string };

export type WriteMail = () => Promise<Mail | undefined>;

/** Sends mail for requests that do not wait for it. */
export type Mailer = {
  /**
   * Calls each of `writes` after the response of the request is on its way, one after the other, and
   * sends the mail that it returns, if any. Errors go to the log of the host.
   */
  sendLater(...writes: WriteMail[]): void;
};
