// npm run db:backup FILE, npm run db:restore FILE, npx node scripts/database.ts move: see
// docs/operations.md.
import { resolve } from 'node:path';
import { OtherSchemaError } from '../server/db/transfer.ts';
import { type Environment, readEnvironment, StartupError } from '../server/node/environment.ts';
import { FilesUnavailableError } from '../server/services/fileStore.ts';
import { DamagedBackupError, restoreBackup, writeBackup } from '../server/node/database/backup.ts';
import type { DatabaseConnection } from '../server/node/database/databaseConnection.ts';
import { moveToPostgres } from '../server/node/database/embeddedDatabase.ts';
import { createLogger } from '../server/node/logger.ts';
import { describeFilesError, openFileStore } from '../server/node/files/openFileStore.ts';
import { migrateDatabase, openUsedDatabase } from '../server/node/database/openDatabase.ts';
import { rootErrorMessage } from '../server/node/rootErrorMessage.ts';

const { error: logError } = createLogger('text');

const commands: Record<string, (environment: Environment, file: string) => Promise<string>> = {
  async backup(environment, file) {
    const store = await openFileStore(environment);
    const { rows, files } = await withDatabase(environment, ({ db }) =>
      writeBackup({ db, files: store }, file, new Date()),
    );
    return `Saved ${rows} rows and ${files} files in ${file}.`;
  },
  async restore(environment, file) {
    const files = await openFileStore(environment);
    const counts = await withDatabase(environment, async (database) => {
      await migrateDatabase(database);
      return restoreBackup({ db: database.db, files }, file);
    });
    return `Restored ${counts.rows} rows and ${counts.files} files from ${file}.`;
  },
  async move(environment) {
    await moveToPostgres(environment.dataFolder, logError);
    return `The data in ${environment.dataFolder} is in PostgreSQL now. The folder pglite.moved in it is no longer used.`;
  },
};

async function withDatabase<Result>(
  environment: Environment,
  work: (database: DatabaseConnection) => Promise<Result>,
): Promise<Result> {
  const database = await openUsedDatabase(environment, {
    onError: logError,
    answerTimeout: 0,
    onNotice: console.warn,
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function describeError(error: unknown, file: string): string {
  if (error instanceof StartupError) return error.message;
  if (error instanceof DamagedBackupError)
    return `${file} is not a complete backup. Nothing has changed.`;
  if (error instanceof OtherSchemaError)
    return `${file} was written by another version. Nothing has changed. Restore it with that version, then start this one, which updates the tables.`;
  if (error instanceof FilesUnavailableError) return describeFilesError(error);
  return `The command failed (${rootErrorMessage(error)}).`;
}

const [name = '', path] = process.argv.slice(2);
const command = commands[name];
if (!command || (name !== 'move' && !path)) {
  console.error(`Name the file: npm run db:${name || 'backup'} FILE`);
  process.exit(1);
}
const file = resolve(path ?? '');
try {
  console.log(await command(readEnvironment(process.env), file));
} catch (error) {
  console.error(describeError(error, file));
  process.exitCode = 1;
}
