/** PostgreSQL cannot run on this machine; the message is the reason. */
export class PostgresUnavailableError extends Error {}
