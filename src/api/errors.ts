import type { AdvanceChange } from '../../openapi/schema.d.ts';

/** The error of a failed request: the server's response, or why there was none. */
type RequestError = { status?: number | string; data?: unknown };

const isRequestError = (error: unknown): error is RequestError =>
  typeof error === 'object' && error !== null;

function readText(data: unknown, field: 'message' | 'error'): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const text = (data as Record<string, unknown>)[field];
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

/** Returns the server's message in an error; undefined if it has none. */
export function serverMessage(
  error: unknown,
  field: 'message' | 'error' = 'message',
): string | undefined {
  return isRequestError(error) ? readText(error.data, field) : undefined;
}

/**
 * Returns the HTTP status of a failed response (also when its body could not be parsed); undefined
 * if there was no response.
 */
export function responseStatus(error: unknown): number | undefined {
  const { status, originalStatus } = (error ?? {}) as {
    status?: unknown;
    originalStatus?: unknown;
  };
  return [originalStatus, status].find((found) => typeof found === 'number');
}

/** Whether there was no response at all: no network, no server, or a timeout. */
export function isNetworkError(error: unknown): boolean {
  return (
    isRequestError(error) && (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR')
  );
}

/** Whether the response could be read and has one of these HTTP statuses. */
export const isStatus = (error: unknown, ...statuses: number[]): boolean =>
  isRequestError(error) && statuses.some((status) => status === error.status);

type ErrorTexts = {
  failed: string;
  /** Shown if there was no response; `failed` by default. */
  unreachable?: string;
};

/** Returns the text for a failed request: the server's message or, without one, one of `texts`. */
export const errorText = (error: unknown, { failed, unreachable = failed }: ErrorTexts): string =>
  serverMessage(error) ?? (isNetworkError(error) ? unreachable : failed);

/**
 * Whether a request failed because the session ended: it got a 401, or was aborted when the cache
 * was cleared. The end of a session shows its message elsewhere.
 */
export const isSessionExpired = (error: unknown): boolean =>
  isRequestError(error) &&
  (error.status === 401 || ('name' in error && error.name === 'AbortError'));

/** Returns the rounds to which other teams would advance, if the server has refused a change for that. */
export function advanceChanges(error: unknown): AdvanceChange[] {
  const { advance } = ((isRequestError(error) && error.data) || {}) as { advance?: unknown };
  return isStatus(error, 409) && Array.isArray(advance) ? (advance as AdvanceChange[]) : [];
}

/** Returns the matches whose results a change would undo, by their ids, if the server has refused it for that. */
export function undoneMatches(error: unknown): number[] {
  const { undoes } = ((isRequestError(error) && error.data) || {}) as { undoes?: unknown };
  return isStatus(error, 409) && Array.isArray(undoes) ? (undoes as number[]) : [];
}

/** Returns the names of rounds to which other teams would advance. */
export const namesOfRounds = (changes: readonly Pick<AdvanceChange, 'round'>[]): string =>
  new Intl.ListFormat('id').format(changes.map(({ round }) => round));

/** Returns the first error message of each invalid field, by field name. */
export function fieldErrors(error: unknown): Record<string, string> {
  const errors = isRequestError(error)
    ? (error.data as { errors?: unknown } | null | undefined)?.errors
    : undefined;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, texts]) => {
      const first: unknown = Array.isArray(texts) ? texts[0] : texts;
      return typeof first === 'string' ? [[field, first]] : [];
    }),
  );
}
