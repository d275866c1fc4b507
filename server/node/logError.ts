import { rootErrorMessage } from './rootErrorMessage.ts';

/**
 * Logs an error: its message, the query and the stack. Not the error object itself, because a
 * database error contains the connection with its password, and not the values of the query,
 * because they are personal data.
 */
export function logError(error: unknown): void {
  const time = new Date().toISOString();
  if (!(error instanceof Error)) return console.error(time, error);
  const query = 'query' in error ? `\n    in ${String(error.query)}` : '';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  console.error(`${time} ${error.name}: ${rootErrorMessage(error)}${query}\n${frames.join('\n')}`);
}
