import { HttpError } from '../httpError.ts';

/** The 409 of a server without SMTP, where a command makes the links. */
export const withoutMail = (): HttpError =>
  new HttpError(409, 'Server ini belum dapat mengirim email. Minta tautan kepada penyelenggara.');
