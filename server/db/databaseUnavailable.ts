import { DrizzleQueryError } from 'drizzle-orm';

/**
 * SQLSTATEs: connection errors, a read-only database, a transaction that was idle for too long, too
 * few resources (disk full), a statement that took too long, shutdown or start, system errors.
 */
const unavailableStates = /^(08|25006|25P03|53|57014|57P|58)/;
/** Those of a connection that ended or did not come about. */
const lostStates = /^(08|57P)/;
const networkCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/;
/** What the driver says, without a code, of a connection that is gone or does not come about. */
const connectionMessages =
  /connection terminated|connection error|not queryable|timeout exceeded when trying to connect/i;

/**
 * Returns whether a query failed because the database cannot be reached or cannot work now. It may
 * have been committed, so it must not be repeated without the user.
 */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  isNetworkErrorOr(unavailableStates, error);

/** Returns whether a query failed because the connection to the database is gone. */
export const isConnectionLost = (error: unknown): boolean => isNetworkErrorOr(lostStates, error);

/** Returns whether a write was refused because the tables belong to a later release than this server. */
export function isServerOutdated(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const { constraint } = (cause ?? {}) as { constraint?: unknown };
  return constraint === 'schema_version';
}

function isNetworkErrorOr(states: RegExp, error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  const { code, syscall } = cause as { code?: string; syscall?: string };
  if (code === undefined) return connectionMessages.test(cause.message);
  return syscall === 'connect' || networkCodes.test(code) || states.test(code);
}
