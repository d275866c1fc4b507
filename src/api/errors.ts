/** What a failed call left behind: the server's answer, or the reason why there is none. */
type Failure = { status?: number | string; data?: unknown };

const isFailure = (error: unknown): error is Failure => typeof error === 'object' && error !== null;

function textIn(data: unknown, field: 'message' | 'error'): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const text = (data as Record<string, unknown>)[field];
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

/** The server's own message in a failed call, if it sent one. */
export function serverMessage(
  error: unknown,
  field: 'message' | 'error' = 'message',
): string | undefined {
  return isFailure(error) ? textIn(error.data, field) : undefined;
}

/**
 * The status of a failed call's answer, also of one that could not be read; nothing where none
 * came.
 */
export function answerStatus(error: unknown): number | undefined {
  const { status, originalStatus } = (error ?? {}) as {
    status?: unknown;
    originalStatus?: unknown;
  };
  return [originalStatus, status].find((found) => typeof found === 'number');
}

/** Whether no answer came at all: no network, no server, or too slow. */
export function isNetworkError(error: unknown): boolean {
  return isFailure(error) && (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR');
}

/**
 * Whether a call failed because its session ended, which says so itself: it was refused, or cut off
 * as the cache of the session was emptied.
 */
export const endsSession = (error: unknown): boolean =>
  isFailure(error) && (error.status === 401 || ('name' in error && error.name === 'AbortError'));

/** The first text for each field that the server refused. */
export function fieldErrors(error: unknown): Record<string, string> {
  const errors = isFailure(error)
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
