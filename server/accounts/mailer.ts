import { HttpError } from '../httpError.ts';

/** The 409 of a server without SMTP, where a command makes the links. */
export const withoutMail = (): HttpError =>
  new HttpError(409, 'Server ini belum dapat mengirim email. Minta tautan kepada penyelenggara.');

export type Mail = { to: string; subject: string; text: string };

/** Sends mail for requests that do not wait for it. */
export type Mailer = {
  /**
   * Calls `write` after the response of the request is on its way, and sends the mail that it
   * returns, if any. Errors go to the log of the host.
   */
  sendLater(write: () => Promise<Mail | undefined>): void;
};
