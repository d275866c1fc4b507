/** Texts by field name, as they stand in an error answer. */
export type FieldErrors = Record<string, string[]>;

export type RefusalStatus = 401 | 403 | 404 | 409 | 412 | 413 | 422 | 429;

/**
 * An answer the caller is meant to read: thrown anywhere below a handler, answered by the app as
 * the one error shape.
 */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly errors: FieldErrors | undefined;
  /** Seconds to wait, for 429. */
  readonly retryAfter: number | undefined;

  constructor(
    status: RefusalStatus,
    message: string,
    more: { errors?: FieldErrors; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
  }
}

/** A 422 for one field: the text is both the message and the field's error. */
export function refuseField(field: string, text: string): Refusal {
  return new Refusal(422, text, { errors: { [field]: [text] } });
}
