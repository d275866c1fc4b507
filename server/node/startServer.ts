import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { sql } from 'drizzle-orm';
import { type AppOptions, createApp } from '../app.ts';
import { isDatabaseUnavailable } from '../db/databaseUnavailable.ts';
import type { ContractDocument } from '../../openapi/document.ts';
import { type Environment, StartupError } from './environment.ts';
import type { DatabaseConnection } from './database/databaseConnection.ts';
import { FilesUnavailableError } from '../services/fileStore.ts';
import { readClientIp } from './http/clientIp.ts';
import { demoFiles } from './files/demoFiles.ts';
import { removeStaleDrafts } from './files/diskFileStore.ts';
import type { ListedFileStore } from './files/listedFileStore.ts';
import { createHealth, type Health } from './http/health.ts';
import { listen, type Listener } from './http/listen.ts';
import { createLogger, type Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { createNodeApp } from './nodeApp.ts';
import { describeFilesError, openFileStore, storageFolder } from './files/openFileStore.ts';
import { createContentVersion } from './publicResponses/contentVersion.ts';
import { readBrandName, readContact } from './pages/clientFiles.ts';
import { createPublicPages } from './pages/publicPages.ts';
import { createSharePictures } from './share/sharePictures.ts';
import { createPublicResponses } from './publicResponses/publicResponses.ts';
import {
  createRequestIdentifier,
  identifyObserved,
  type RequestEntry,
} from './http/requestIdentifier.ts';
import { withPictureVariants } from './files/pictureVariants.ts';
import { eraseRegularly } from './database/eraseRegularly.ts';
import { claimDatabase, prepareDatabase } from './database/openDatabase.ts';
import { isSchemaNewer } from './database/schemaVersion.ts';
import { projectFolder } from './projectFolder.ts';
import { createCertificateRenderer } from './certificates/certificateRenderer.ts';
import { createPasswordHasher } from './argon2PasswordHasher.ts';
import { createPictureProcessor } from './files/sharpPictureProcessor.ts';
import { printStartupMessage, serverUrl } from './startupMessage.ts';
import { loadStaticClient } from './pages/staticClient.ts';
import type { StaticFiles } from './pages/staticFiles.ts';
import { rootErrorMessage } from './rootErrorMessage.ts';
import { createSmtpMailer } from './smtpMailer.ts';
import { withScoreEvents } from './http/scoreEvents.ts';
import { stopOnSignal } from './stopOnSignal.ts';
import { removeUnusedUploads } from './files/unusedUploads.ts';
import { createWebPush, readPushKeys } from './webPush.ts';

type StartOptions = {
  environment: Environment;
  /** Builds the client while the database is prepared; must stop when the signal aborts. */
  buildClient?: (signal: AbortSignal) => Promise<void>;
};

/** What must be closed, in this order, when the server stops. */
type Resources = {
  listener?: Listener;
  metrics?: Metrics | undefined;
  database?: DatabaseConnection;
};

/**
 * Starts the server and prints its URL. If it cannot start, the error is printed (for a
 * `StartupError`, or a database that ends meanwhile, only one line) and the process exits with code 1.
 */
export async function startServer(readOptions: () => StartOptions): Promise<void> {
  const resources: Resources = {};
  const stopping = new AbortController();
  const health = createHealth();
  let log = createLogger('text');
  process.on('unhandledRejection', (error) => log.error(error));
  stopOnSignal(async () => {
    health.stop();
    stopping.abort();
    await resources.listener?.close();
    await resources.metrics?.close();
    await resources.database?.close();
  });
  try {
    const options = readOptions();
    log = createLogger(options.environment.logFormat);
    await start({ ...options, log, health, signal: stopping.signal }, resources);
  } catch (error) {
    if (stopping.signal.aborted) return;
    stopping.abort();
    const line = describeStartupError(error);
    if (line === undefined) log.error(error);
    else log.write('error', line);
    process.exit(1);
  }
}

/** Returns one line for the person who starts the server; undefined for an unexpected error. */
function describeStartupError(error: unknown): string | undefined {
  if (error instanceof StartupError) return error.message;
  if (error instanceof FilesUnavailableError) return describeFilesError(error);
  return isDatabaseUnavailable(error)
    ? `The database ended while the server started (${rootErrorMessage(error)}). Start the server again.`
    : undefined;
}

const buildFolder = join(projectFolder, 'dist');

const newerSchema =
  'The tables of the database belong to a later release: this server reads, and saves nothing. Start the later release.';

type Services = { log: Logger; health: Health; signal: AbortSignal };

async function start(
  { environment, buildClient, log, health, signal }: StartOptions & Services,
  resources: Resources,
): Promise<void> {
  const logError = (error: unknown) => log.error(error);
  const files = await openFileStore(environment);
  const passwords = createPasswordHasher();
  const open = claimDatabase(environment, {
    onError: logError,
    onNotice: (line) => log.write('warn', line),
  });
  const listener = (resources.listener = await listen(environment, health));
  const database = (resources.database = await open());
  const [schema] = await Promise.all([
    prepareDatabase(database, environment, async (db) => {
      // Imported only for an empty database: it takes as long as all other modules.
      const { seedDatabase } = await import('../seed/seedDatabase.ts');
      await seedDatabase({ db, files, demoFiles, passwords, now });
    }),
    buildClient?.(signal),
    removeStaleDrafts(storageFolder(environment.dataFolder), now()).catch(logError),
    files.check(),
  ]);
  // A later release may name files where this one does not look, and saves what this one cannot.
  if (schema === 'current')
    await cleanUp({ db: database.db, files, now }, { signal, onError: logError });
  else log.write('warn', newerSchema);
  const { trustedProxies, publicUrl } = environment;
  const documentFile = await readFile(join(projectFolder, 'openapi/openapi.yaml'));
  const document = parse(documentFile.toString()) as ContractDocument;
  const pictures = createPictureProcessor();
  const client = await loadStaticClient(buildFolder);
  const backend = createApp({
    db: database.db,
    files: withPictureVariants(files, pictures.shrink),
    passwords,
    pictures,
    certificates: createCertificateRenderer(),
    now,
    push: await openPush(database, { publicUrl, client, log }),
    mailer: environment.smtp && (await createSmtpMailer(environment.smtp, logError)),
    document,
    onError: logError,
    ...observeContract(environment, log),
    ...(publicUrl && { publicUrl }),
    clientIp: (context) => readClientIp(context, trustedProxies),
  });
  const metrics = (resources.metrics = await openMetrics(environment, database));
  const onRequest = createRequestObserver(environment, log, metrics);
  const trustsProxy = trustedProxies > 0;
  const observe = onRequest && identifyObserved(onRequest, trustsProxy);
  const version = createContentVersion({ db: database.db, now });
  const pages = createPublicPages({
    folder: buildFolder,
    client,
    version,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search, origin } = new URL(request.url);
      const response = await publicResponses.readPublicResponse(`${pathname}${search}`, origin);
      return response ? new Response(response.body) : backend.fetch(request);
    },
    publicUrl,
    onError: logError,
  });
  const app = createNodeApp({
    backend,
    client,
    pages,
    sharePictures: createSharePictures({
      brand: readBrandName(client),
      files,
      rasterise: pictures.rasterise,
      fetch: (request) => backend.fetch(request),
    }),
    document: documentFile,
    publicUrl,
    hasTls: environment.tls !== undefined,
    onError: logError,
    identifyRequests: createRequestIdentifier({ trustsProxy, onRequest }),
  });
  const publicResponses = createPublicResponses({
    document,
    version,
    fetch: (request, bindings) => app.fetch(request, bindings),
    publicUrl,
    onRequest: observe,
  });
  const events = { db: database.db, version, signal, trustedProxies, onRequest: observe };
  listener.handleWith(withScoreEvents(publicResponses, events));
  health.start(createChecks(database, files));
  await announce({ ...environment, port: listener.port ?? environment.port }, database, log);
}

/** Removes the files that no row names, and from now on pupils whose removal cannot be undone any more. */
async function cleanUp(
  services: Pick<AppOptions, 'db' | 'now'> & { files: ListedFileStore },
  options: Parameters<typeof eraseRegularly>[1],
): Promise<void> {
  const { db, files } = services;
  await removeUnusedUploads(files, db, services.now()).catch(options.onError);
  eraseRegularly(services, options);
}

const createChecks = ({ db }: DatabaseConnection, files: Pick<ListedFileStore, 'check'>) => ({
  database: () => db.execute(sql`select 1`),
  files: () => files.check(),
  schema: async () => {
    if (await isSchemaNewer(db)) throw new Error(newerSchema);
  },
});

const observeContract = ({ mode }: Environment, log: Logger) =>
  mode === 'development' && {
    onContractViolation: (violation: string) =>
      log.write('warn', `Not as the document says: ${violation}`),
  };

/** Nobody is told of calls without keys; everything else works. */
async function openPush(
  { db }: DatabaseConnection,
  { publicUrl, client, log }: { publicUrl: string | undefined; client: StaticFiles; log: Logger },
) {
  const subject = publicUrl?.startsWith('https:') ? publicUrl : readContact(client);
  if (subject === undefined) return undefined;
  const onError = (error: unknown) => log.error(error);
  const onFailure = (line: string) => log.write('warn', line);
  try {
    return createWebPush({ keys: await readPushKeys(db), subject, onFailure, onError });
  } catch (error) {
    onError(error);
    return undefined;
  }
}

async function openMetrics(
  { metrics }: Environment,
  database: DatabaseConnection,
): Promise<Metrics | undefined> {
  if (!metrics) return undefined;
  // Imported only where it is used: it takes memory and time.
  const { serveMetrics } = await import('./metrics.ts');
  return serveMetrics({ ...metrics, database });
}

/** Returns what receives each request; undefined if nobody wants to know. */
function createRequestObserver(
  { logFormat }: Environment,
  log: Logger,
  metrics: Metrics | undefined,
): ((entry: RequestEntry) => void) | undefined {
  if (logFormat === 'text') return metrics?.observe;
  return (entry) => {
    metrics?.observe(entry);
    log.write('info', 'request', entry);
  };
}

/** In the JSON format without the demo accounts: their passwords do not belong in a log. */
async function announce(
  environment: Environment,
  { db }: DatabaseConnection,
  log: Logger,
): Promise<void> {
  if (environment.logFormat === 'json')
    log.write('info', `RoboLaga runs at ${serverUrl(environment)}`);
  else await printStartupMessage(environment, db);
}

function now(): Date {
  return new Date();
}
