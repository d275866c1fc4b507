import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { accountKinds } from '../../openapi/accountKinds.ts';
import { readDocument } from '../../openapi/readDocument.ts';
import type { AccountKind } from '../../openapi/types.ts';
import { createApp } from '../../server/app.ts';
import { openSession } from '../../server/auth/auth.ts';
import { accountTables } from '../../server/accounts/queries.ts';
import type { DatabaseConnection } from '../../server/node/database/databaseConnection.ts';
import { withScoreEvents } from '../../server/node/http/scoreEvents.ts';
import { createContentVersion } from '../../server/node/publicResponses/contentVersion.ts';
import type { Services } from '../../server/services/services.ts';
import { testCertificates } from '../support/database/testCertificates.ts';
import {
  createMemoryFiles,
  migrationsFolder,
  testPasswords,
  testPictures,
} from '../support/database/testDatabase.ts';
import { addAttemptTrigger, emptyDatabase, placeholderAccounts, states } from './states.ts';

export type FetchHandler = (request: Request) => Response | Promise<Response>;
export type WrapApp = (app: FetchHandler) => FetchHandler;

export type ReferenceServer = {
  providerUrl: string;
  stateUrl: string;
  /** Differences between responses and the document, and unexpected errors. */
  violations: string[];
  close: () => Promise<void>;
};

/** Texts of club 11, which the document gives no fixed value. */
const textsOfOthers = ['clubs/bahari-banner.svg'];

type StateChange = { state: string; params: Record<string, string>; action: string };

/**
 * Starts the reference server with the state endpoint that docs/contract.md describes. `wrapApp` may
 * change its responses.
 */
export async function startReferenceServer(
  database: DatabaseConnection,
  wrapApp: WrapApp = (app) => app,
): Promise<ReferenceServer> {
  const { db } = database;
  await database.migrate(migrationsFolder);
  await addAttemptTrigger(db);
  const services: Services = {
    db,
    files: createMemoryFiles(),
    passwords: testPasswords,
    pictures: testPictures,
    certificates: testCertificates,
    now: () => new Date(),
    // Some responses are different without one; what it would send is not read.
    mailer: { sendLater: () => undefined },
    push: { publicKey: `B${'A'.repeat(86)}`, sendLater: () => undefined },
  };
  const violations: string[] = [];
  const app = createApp({
    ...services,
    document: readDocument(),
    onContractViolation: (violation) => violations.push(violation),
    onError: (error) =>
      violations.push(error instanceof Error ? String(error.stack) : String(error)),
  });
  const host = new Hono();
  host.post('/_pact/state', async (context) => {
    const { state, params, action } = await context.req.json<StateChange>();
    if (!(state in states)) return context.json({ message: `There is no state "${state}".` }, 404);
    if (action !== 'setup') return context.json({});
    await emptyDatabase(db);
    await states[state as keyof typeof states](services, params);
    return context.json({ ...(await openSessions(services)), texts_of_others: textsOfOthers });
  });
  const handle = wrapApp((request) => app.fetch(request));
  host.all('*', (context) => handle(context.req.raw));
  const stopped = new AbortController();
  const streams = withScoreEvents(
    { handle: (_request: IncomingMessage, _response: ServerResponse) => false },
    {
      db,
      version: createContentVersion({ db, now: services.now }),
      signal: stopped.signal,
      trustedProxies: 0,
    },
  );
  const listener = getRequestListener(host.fetch);
  const server = createServer((request, response) => {
    if (!streams.handle(request, response)) void listener(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const providerUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    providerUrl,
    stateUrl: `${providerUrl}/_pact/state`,
    violations,
    async close() {
      stopped.abort();
      server.closeAllConnections();
      server.close();
      await database.close();
    },
  };
}

/** Opens sessions for the accounts of the placeholder tokens that exist in the state. */
async function openSessions(services: Services): Promise<Record<string, string>> {
  const tokens: Record<string, string> = {};
  const longAgo = { ...services, now: () => new Date('2026-01-01T00:00:00Z') };
  const existing: AccountKind[] = [];
  for (const kind of accountKinds) {
    const [id = 0] = Object.values(placeholderAccounts[`${kind}-token`]);
    const table = accountTables[kind];
    if ((await services.db.$count(table, eq(table.id, id))) > 0) existing.push(kind);
  }
  for (const kind of existing)
    tokens[`${kind}_token`] = await openSession(services, placeholderAccounts[`${kind}-token`]);
  // Last, because a new session deletes those that have expired.
  for (const kind of existing)
    tokens[`expired_${kind}_token`] = await openSession(
      longAgo,
      placeholderAccounts[`${kind}-token`],
    );
  return tokens;
}
