import type { Database } from '../../server/db/database.ts';
import { type Environment, readEnvironment, StartupError } from '../../server/node/environment.ts';
import { createLogger } from '../../server/node/logger.ts';
import { openUsedDatabase } from '../../server/node/database/openDatabase.ts';
import { rootErrorMessage } from '../../server/node/rootErrorMessage.ts';

/** Environment variables. */
export type Variables = Record<string, string | undefined>;

/** Where a command prints: its result, notices and errors. */
export type Output = Pick<Console, 'log' | 'warn' | 'error'>;

const { error: logError } = createLogger('text');

/**
 * Does some work with the database of the environment, also while the server runs, and prints the
 * lines that it returns. Returns the exit code of the command: 1 if the work throws, whose message is
 * printed.
 */
export async function withDatabase(
  variables: Variables,
  output: Output,
  work: (db: Database, environment: Environment) => Promise<string[]>,
): Promise<number> {
  try {
    const environment = readEnvironment(variables);
    const database = await openUsedDatabase(environment, {
      onError: logError,
      answerTimeout: 0,
      onNotice: (line) => output.warn(line),
    });
    try {
      output.log((await work(database.db, environment)).join('\n'));
      return 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    output.error(
      error instanceof StartupError
        ? error.message
        : `The command failed (${rootErrorMessage(error)}).`,
    );
    return 1;
  }
}
