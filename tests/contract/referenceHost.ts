import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { Hono } from 'hono';
import { readDocument } from '../../scripts/pact/operations.ts';
import { createApp } from '../../server/app.ts';
import { openSession } from '../../server/auth.ts';
import * as schema from '../../server/db/schema.ts';
import type { OpenDatabase } from '../../server/node/databaseEngine.ts';
import type { Services } from '../../server/services.ts';
import {
  createMemoryFiles,
  migrationsFolder,
  openWorld,
  testPasswords,
  testPictures,
} from '../worldSnapshot.ts';
import { clubId, empty, participantId, states } from './states.ts';

/** Answers a request, as the whole app does. */
export type Fetch = (request: Request) => Response | Promise<Response>;

export type ReferenceHost = {
  providerUrl: string;
  stateUrl: string;
  /** Differences between answers and the document, and unexpected errors. */
  breaches: string[];
  close: () => Promise<void>;
};

type Change = { state: string; params: Record<string, string>; action: string };

/**
 * A database in memory; it holds the demonstration world, which is loaded faster than empty tables
 * are made, until the first state.
 */
export async function openMemory(): Promise<OpenDatabase> {
  const { client } = await openWorld();
  const db = drizzle({ client, schema });
  return {
    db,
    migrate: (folder) => migrate(db, { migrationsFolder: folder }),
    alone: (work) => work(),
    close: () => client.close(),
  };
}

/**
 * The reference server with the state endpoint that docs/contract.md describes; `around` may change
 * what is answered.
 */
export async function startReference(
  database: OpenDatabase,
  around: (app: Fetch) => Fetch = (app) => app,
): Promise<ReferenceHost> {
  const { db } = database;
  await database.migrate(migrationsFolder);
  const services: Services = {
    db,
    files: createMemoryFiles(),
    passwords: testPasswords,
    pictures: testPictures,
    now: () => new Date(),
  };
  const breaches: string[] = [];
  const app = createApp({
    ...services,
    document: readDocument(),
    onBreach: (breach) => breaches.push(breach),
    onError: (error) => breaches.push(error instanceof Error ? String(error.stack) : String(error)),
  });
  const host = new Hono();
  host.post('/_pact/state', async (context) => {
    const { state, params, action } = await context.req.json<Change>();
    if (!(state in states)) return context.json({ message: `There is no state "${state}".` }, 404);
    if (action !== 'setup') return context.json({});
    await empty(db);
    await states[state as keyof typeof states](services, params);
    return context.json(await openSessions(services));
  });
  const answer = around((request) => app.fetch(request));
  host.all('*', (context) => answer(context.req.raw));
  const server = serve({ fetch: host.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await once(server, 'listening');
  const providerUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    providerUrl,
    stateUrl: `${providerUrl}/_pact/state`,
    breaches,
    async close() {
      server.closeAllConnections();
      server.close();
      await database.close();
    },
  };
}

/** Signs in whoever of the two accounts the state has made. */
async function openSessions(
  services: Services,
): Promise<{ participant_token?: string; club_token?: string }> {
  const people = await services.db.select({ id: schema.participants.id }).from(schema.participants);
  const clubs = await services.db.select({ id: schema.clubs.id }).from(schema.clubs);
  return {
    ...(people.some(({ id }) => id === participantId) && {
      participant_token: await openSession(services, { participantId }),
    }),
    ...(clubs.some(({ id }) => id === clubId) && {
      club_token: await openSession(services, { clubId }),
    }),
  };
}
