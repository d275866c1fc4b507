import { reasonOf } from './reasonOf.ts';

/**
 * Writes what went wrong to the server's log: reason, query and stack. Not the error object itself,
 * which at a database carries the connection with its password, and not the query's values, which
 * are people's data.
 */
export function logError(error: unknown): void {
  const moment = new Date().toISOString();
  if (!(error instanceof Error)) return console.error(moment, error);
  const query = 'query' in error ? `\n    in ${String(error.query)}` : '';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  console.error(`${moment} ${error.name}: ${reasonOf(error)}${query}\n${frames.join('\n')}`);
}
