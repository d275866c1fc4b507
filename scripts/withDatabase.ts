import type { Database } from '../server/db/database.ts';
import { type Environment, readEnvironment, StartupError } from '../server/node/environment.ts';
import { createLogger } from '../server/node/logger.ts';
import { openUsedDatabase } from '../server/node/database/openDatabase.ts';
import { rootErrorMessage } from '../server/node/rootErrorMessage.ts';

const { error: logError } = createLogger('text');

/**
 * Runs a command with the database of the environment, also while the server runs, and prints the
 * lines that it returns. If it throws, the message is printed and the exit code is 1.
 */
export async function withDatabase(
  command: (db: Database, environment: Environment) => Promise<string[]>,
): Promise<void> {
  try {
    const environment = readEnvironment(process.env);
    const database = await openUsedDatabase(environment, {
      onError: logError,
      answerTimeout: 0,
      onNotice: console.warn,
    });
    try {
      console.log((await command(database.db, environment)).join('\n'));
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(
      error instanceof StartupError
        ? error.message
        : `The command failed (${rootErrorMessage(error)}).`,
    );
    process.exitCode = 1;
  }
}
