import type { AdvanceChange } from '../../openapi/schema.d.ts';

/** Error messages by field name, as in an error response. */
export type FieldErrors = Record<string, string[]>;

export type HttpErrorStatus = 401 | 403 | 404 | 409 | 412 | 413 | 422 | 429 | 503;

/** Thrown anywhere below a handler; the app sends it as an error response with this message. */
export class HttpError extends Error {
  readonly status: HttpErrorStatus;
  readonly errors: FieldErrors | undefined;
  /** The rounds to which other teams would advance. */
  readonly advance: AdvanceChange[] | undefined;
  /** The matches whose results would be undone, by their ids. */
  readonly undoes: number[] | undefined;
  /** Seconds until the client may try again, for 429 and 503. */
  readonly retryAfter: number | undefined;

  constructor(
    status: HttpErrorStatus,
    message: string,
    options: {
      errors?: FieldErrors;
      advance?: AdvanceChange[];
      undoes?: number[];
      retryAfter?: number;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = options.errors;
    this.advance = options.advance;
    this.undoes = options.undoes;
    this.retryAfter = options.retryAfter;
  }
}

/** Returns an error for one field: the text is both the message and the field's error. */
export function fieldError(field: string, text: string, status: HttpErrorStatus = 422): HttpError {
  return new HttpError(status, text, { errors: { [field]: [text] } });
}

/** Returns a 429 for a client that may try again after `retryAfter` seconds. */
export function tooManyRequests(retryAfter: number): HttpError {
  const wait = retryAfter < 60 ? `${retryAfter} detik` : `${Math.ceil(retryAfter / 60)} menit`;
  return new HttpError(429, `Terlalu banyak percobaan. Coba lagi dalam ${wait}.`, { retryAfter });
}

/** Returns a 403 for an organiser who is no owner. */
export const ownersOnly = (): HttpError =>
  new HttpError(403, 'Hanya pemilik yang dapat melakukan ini.');

/** Returns a 403 for a table card that is for something else. */
export const otherTable = (): HttpError =>
  new HttpError(403, 'Kartu meja ini tidak berlaku untuk tindakan ini.');

/** Returns a 503 for work that the server has no room for; `retryAfter` is in seconds. */
export function serverBusy(retryAfter: number): HttpError {
  return new HttpError(503, `Server kami sedang sibuk. Coba lagi dalam ${retryAfter} detik.`, {
    retryAfter,
  });
}

/** Returns a 422 for a body that ended too early or has another format than its type says. */
export function unreadableBody(): HttpError {
  return new HttpError(422, 'Data yang dikirim tidak dapat dibaca.');
}

/** Returns a 413 for a body without files. */
export const bodyTooLarge = (): HttpError => new HttpError(413, 'Data yang dikirim terlalu besar.');
