import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createApp } from './app.ts';
import type { ContractDocument } from './contract/document.ts';
import { seedWorld } from './db/seed/seedWorld.ts';
import { type Environment, readEnvironment, StartRefusal } from './environment.ts';
import { announce } from './node/announce.ts';
import type { OpenDatabase } from './node/databaseEngine.ts';
import { createFileStore, sweepDrafts } from './node/fileStore.ts';
import { createHostApp, readClientAddress } from './node/hostApp.ts';
import { listen, type Listener } from './node/listen.ts';
import { logError } from './node/logError.ts';
import { claimDatabase, prepareDatabase } from './node/openDatabase.ts';
import { createPasswords } from './node/passwords.ts';
import { createPictures } from './node/pictures.ts';
import { projectFolder } from './node/projectFolder.ts';
import { stopOnSignal } from './node/running.ts';
import { loadStaticClient } from './node/staticClient.ts';

type Start = {
  environment: Environment;
  /** Makes the built client, while the database is prepared; stops when the signal says so. */
  buildClient?: (signal: AbortSignal) => Promise<void>;
};

/**
 * Starts the server and says where it is; ends the process with one clear line where it cannot
 * start.
 */
export async function startHost(read: () => Start): Promise<void> {
  const held: { listener?: Listener; database?: OpenDatabase } = {};
  const stopping = new AbortController();
  process.on('unhandledRejection', logError);
  stopOnSignal(async () => {
    stopping.abort();
    await held.listener?.close();
    await held.database?.close();
  });
  try {
    await start(read(), held, stopping.signal);
  } catch (error) {
    if (stopping.signal.aborted) return;
    stopping.abort();
    console.error(error instanceof StartRefusal ? error.message : error);
    process.exit(1);
  }
}

async function start(
  { environment, buildClient }: Start,
  held: { listener?: Listener; database?: OpenDatabase },
  signal: AbortSignal,
): Promise<void> {
  const storage = join(environment.dataFolder, 'storage');
  const files = createFileStore(storage);
  const passwords = createPasswords();
  const open = claimDatabase(environment, logError);
  const listener = (held.listener = await listen(environment));
  const database = (held.database = await open());
  await Promise.all([
    buildClient?.(signal),
    sweepDrafts(storage, now()).catch(logError),
    prepareDatabase(database, environment, (db) => seedWorld({ db, files, passwords, now })),
  ]);
  const document = await readFile(join(projectFolder, 'openapi/openapi.yaml'));
  const app = createApp({
    db: database.db,
    files,
    passwords,
    pictures: createPictures(),
    now,
    document: parse(document.toString()) as ContractDocument,
    onError: logError,
    ...(environment.mode === 'development' && {
      onBreach: (breach: string) => console.warn(`Not as the document says: ${breach}`),
    }),
    ...(environment.publicUrl && { publicUrl: environment.publicUrl }),
    clientAddress: (context) => readClientAddress(context, environment.trustedProxies),
  });
  const client = await loadStaticClient(join(projectFolder, 'dist'));
  listener.answerWith(
    createHostApp({ app, client, document, publicUrl: environment.publicUrl, onError: logError }),
  );
  await announce(environment, database.db);
}

function now(): Date {
  return new Date();
}

if (import.meta.main) await startHost(() => ({ environment: readEnvironment(process.env) }));
