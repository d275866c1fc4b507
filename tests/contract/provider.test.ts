import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { serve } from '@hono/node-server';
import { Verifier } from '@pact-foundation/pact';
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, it } from 'vitest';
import { createApp } from '../../server/app.ts';
import { openSession } from '../../server/auth.ts';
import * as schema from '../../server/db/schema.ts';
import { readDocument } from '../backend.ts';
import { createMemoryFiles, migrationsFolder, testPasswords, testPictures } from '../worldSnapshot.ts';
import { pactFile, provider } from './pactNames.ts';
import { empty, participantId, states } from './states.ts';

const pactPath = fileURLToPath(new URL(`../../pacts/${pactFile}`, import.meta.url));
type Interaction = { providerStates?: { name: string }[]; response: { status: number } };
type Pact = { interactions: Interaction[] };
const readPact = () => JSON.parse(readFileSync(pactPath, 'utf8')) as Pact;

/** The differences between a pact and the document that make it impossible to keep both. */
async function compare(pact: Pact): Promise<string[]> {
  const differences: string[] = [];
  for await (const { type, message } of new Comparator({ oas: readDocument() as never }).compare(pact)) {
    if (type === 'error') differences.push(message ?? 'unnamed difference');
  }
  return differences;
}

it('keeps every pact inside the document, and would notice one outside it', async () => {
  expect(await compare(readPact())).toEqual([]);
  const wrong = readPact();
  for (const interaction of wrong.interactions) interaction.response.status = 418;
  expect(await compare(wrong)).not.toEqual([]);
});

it('has a seed for each provider state of the pacts, and no other', () => {
  const named = readPact().interactions.flatMap(({ providerStates }) => (providerStates ?? []).map(({ name }) => name));
  expect([...new Set(named)].sort()).toEqual(Object.keys(states).sort());
});

it('is kept by the reference server', async () => {
  const client = await PGlite.create('memory://');
  const db = drizzle({ client, schema });
  await migrate(db, { migrationsFolder });
  const services = { db, files: createMemoryFiles(), passwords: testPasswords, pictures: testPictures, now: () => new Date() };
  const breaches: string[] = [];
  const app = createApp({
    ...services, document: readDocument(), onBreach: (breach) => breaches.push(breach), onError: (error) => breaches.push(String(error)),
  });
  const { server, port } = await listen(app.fetch);
  let token = '';
  await new Verifier({
    provider,
    providerBaseUrl: `http://127.0.0.1:${port}`,
    pactUrls: [pactPath],
    logLevel: 'error',
    stateHandlers: Object.fromEntries(Object.entries(states).map(([name, seed]) => [name, async () => {
      await empty(db);
      await seed(services);
      token = await openSessionOf();
    }])),
    requestFilter: (request: { headers: Record<string, string> }, _response: unknown, next: () => void) => {
      if (request.headers.authorization === 'Bearer participant-token') request.headers.authorization = `Bearer ${token}`;
      next();
    },
  }).verifyProvider();
  server.close();
  await client.close();
  expect(breaches).toEqual([]);

  async function openSessionOf(): Promise<string> {
    const known = await db.select().from(schema.participants);
    return known.some(({ id }) => id === participantId) ? openSession(services, { participantId }) : '';
  }
});

function listen(fetch: Parameters<typeof serve>[0]['fetch']): Promise<{ server: ReturnType<typeof serve>; port: number }> {
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve({ server, port }));
  });
}
