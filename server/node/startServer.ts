import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createApp } from '../app.ts';
import { isDatabaseUnavailable } from '../db/databaseUnavailable.ts';
import type { ContractDocument } from '../../openapi/document.ts';
import { type Environment, StartupError } from '../environment.ts';
import type { DatabaseConnection } from './databaseConnection.ts';
import { createDiskFileStore, removeStaleDrafts } from './diskFileStore.ts';
import { listen, type Listener } from './listen.ts';
import { logError } from './logError.ts';
import { createNodeApp, readClientIp } from './nodeApp.ts';
import { claimDatabase, prepareDatabase } from './openDatabase.ts';
import { projectFolder } from './projectFolder.ts';
import { createPasswordHasher } from './scryptPasswordHasher.ts';
import { createPictureProcessor } from './sharpPictureProcessor.ts';
import { printStartupMessage } from './startupMessage.ts';
import { loadStaticClient } from './staticClient.ts';
import { rootErrorMessage } from './rootErrorMessage.ts';
import { stopOnSignal } from './stopOnSignal.ts';
import { removeUnusedUploads } from './unusedUploads.ts';

type StartOptions = {
  environment: Environment;
  /** Builds the client while the database is prepared; must stop when the signal aborts. */
  buildClient?: (signal: AbortSignal) => Promise<void>;
};

/**
 * Starts the server and prints its URL. If it cannot start, the error is printed (for a
 * `StartupError`, or a database that ends meanwhile, only one line) and the process exits with code 1.
 */
export async function startServer(readOptions: () => StartOptions): Promise<void> {
  const resources: { listener?: Listener; database?: DatabaseConnection } = {};
  const stopping = new AbortController();
  process.on('unhandledRejection', logError);
  stopOnSignal(async () => {
    stopping.abort();
    await resources.listener?.close();
    await resources.database?.close();
  });
  try {
    await start(readOptions(), resources, stopping.signal);
  } catch (error) {
    if (stopping.signal.aborted) return;
    stopping.abort();
    console.error(describeStartupError(error));
    process.exit(1);
  }
}

/** Returns the one line for the person who starts the server, or an error that nobody expects. */
function describeStartupError(error: unknown): unknown {
  if (error instanceof StartupError) return error.message;
  return isDatabaseUnavailable(error)
    ? `The database ended while the server started (${rootErrorMessage(error)}). Start the server again.`
    : error;
}

async function start(
  { environment, buildClient }: StartOptions,
  resources: { listener?: Listener; database?: DatabaseConnection },
  signal: AbortSignal,
): Promise<void> {
  const storage = join(environment.dataFolder, 'storage');
  const files = createDiskFileStore(storage);
  const passwords = createPasswordHasher();
  const open = claimDatabase(environment, { onError: logError, onNotice: console.warn });
  const listener = (resources.listener = await listen(environment));
  const database = (resources.database = await open());
  await Promise.all([
    buildClient?.(signal),
    removeStaleDrafts(storage, now()).catch(logError),
    prepareDatabase(database, environment, async (db) => {
      // Imported only for an empty database: it takes as long as all other modules.
      const { seedDatabase } = await import('../db/seed/seedDatabase.ts');
      await seedDatabase({ db, files, passwords, now });
    }),
  ]);
  await removeUnusedUploads(storage, database.db, now()).catch(logError);
  const document = await readFile(join(projectFolder, 'openapi/openapi.yaml'));
  const app = createApp({
    db: database.db,
    files,
    passwords,
    pictures: createPictureProcessor(),
    now,
    document: parse(document.toString()) as ContractDocument,
    onError: logError,
    ...(environment.mode === 'development' && {
      onContractViolation: (violation: string) =>
        console.warn(`Not as the document says: ${violation}`),
    }),
    ...(environment.publicUrl && { publicUrl: environment.publicUrl }),
    clientIp: (context) => readClientIp(context, environment.trustedProxies),
  });
  const client = await loadStaticClient(join(projectFolder, 'dist'));
  listener.handleWith(
    createNodeApp({
      backend: app,
      client,
      document,
      publicUrl: environment.publicUrl,
      onError: logError,
    }),
  );
  await printStartupMessage(environment, database.db);
}

function now(): Date {
  return new Date();
}
