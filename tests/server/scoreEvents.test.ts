import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { registrations, scores, teams } from '../../server/db/schema.ts';
import { findFreePort } from '../../server/node/findFreePort.ts';
import { createHealth } from '../../server/node/health.ts';
import { listen, type Listener } from '../../server/node/listen.ts';
import {
  type ContentVersion,
  createContentVersion,
} from '../../server/node/publicResponses/contentVersion.ts';
import type { RequestEntry } from '../../server/node/requestIdentifier.ts';
import { withScoreEvents } from '../../server/node/scoreEvents.ts';
import { useBackend } from '../support/backend.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const path = '/api/scores/events';
const tlsFolder = join(import.meta.dirname, '../support/tls');
const tls = {
  certificate: join(tlsFolder, 'certificate.pem'),
  key: join(tlsFolder, 'key.pem'),
};

type Host = { origin: string; version: ContentVersion; listener: Listener; stop: AbortController };

const backend = useBackend();
let database: TestDatabase;
let hosts: Host[] = [];
let requests: RequestEntry[];
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  requests = [];
  await database.reset();
});
afterEach(async () => {
  for (const { stop } of hosts) stop.abort();
  await Promise.all(hosts.map(({ listener }) => listener.close()));
  hosts = [];
});
afterAll(() => database.close());

/** Starts a server that has nothing but the streams; several share one database. */
async function start(maxStreams = 10, more = {}): Promise<Host> {
  const { db } = database;
  const version = createContentVersion({ db, now: () => new Date() });
  const stop = new AbortController();
  const application = withScoreEvents(
    { handle: () => false, fetch: () => new Response('other') },
    {
      db,
      version,
      signal: stop.signal,
      maxStreams,
      onRequest: (entry) => requests.push(entry),
    },
  );
  const port = await findFreePort();
  const listener = await listen({ port, host: 'localhost', ...more }, createHealth());
  listener.handleWith(application);
  const host = { origin: `http://localhost:${port}`, version, listener, stop };
  hosts.push(host);
  return host;
}

/** Opens a stream; counts its events, and tells when it has ended. */
async function watch({ origin }: Pick<Host, 'origin'>) {
  const response = await fetch(origin + path);
  const watched = { response, events: 0, ended: Promise.resolve() };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? [])
      watched.events += decoder.decode(chunk).split('event: scores\ndata: changed\n\n').length - 1;
  };
  watched.ended = read();
  return watched;
}

const isTold = (watched: { events: number }, count: number) =>
  vi.waitFor(() => expect(watched.events).toBe(count), { timeout: 10_000 });
/** Long enough for the stream to know the scores as they are. */
const settle = ({ version }: Host) =>
  vi.waitFor(() => expect(version.current()).toBeDefined(), { timeout: 10_000 });

async function changeScore(): Promise<void> {
  await database.db.update(scores).set({ version: sql`${scores.version} + 1`, points: 1 });
}
async function addScore(): Promise<void> {
  const [free] = await database.db
    .select({ id: registrations.id, categoryId: registrations.categoryId })
    .from(registrations)
    .leftJoin(scores, eq(scores.registrationId, registrations.id))
    .where(sql`${scores.id} is null`)
    .limit(1);
  if (!free) throw new Error('Every registration has a score');
  await database.db
    .insert(scores)
    .values({ registrationId: free.id, categoryId: free.categoryId, points: 1, time: '01:00.00' });
}

it('tells every server of a score that is added, corrected or deleted, and of nothing else', async () => {
  const [one, other] = [await start(), await start()];
  const watched = [await watch(one), await watch(other)];
  const [first] = watched;
  expect(first?.response.headers.get('Content-Type')).toBe('text/event-stream');
  expect(first?.response.headers.get('Cache-Control')).toBe('no-store');
  await Promise.all([settle(one), settle(other)]);
  await database.db.update(teams).set({ name: 'Lain' });
  for (const [at, change] of [
    addScore,
    changeScore,
    () => database.db.delete(scores).where(eq(scores.points, 1)),
  ].entries()) {
    await change();
    await Promise.all(watched.map((each) => isTold(each, at + 1)));
  }
});

it('tells when no server sends the scores before from its cache', async () => {
  const [one, other] = [await start(), await start()];
  const watched = await watch(one);
  await settle(one);
  const before = await other.version.read();
  await addScore();
  await vi.waitFor(
    () => {
      // As a server does that answers requests all the time.
      const current = other.version.current();
      if (watched.events === 0) throw new Error('There is no event yet');
      expect(current).not.toBe(before);
    },
    { timeout: 10_000, interval: 20 },
  );
});

it('ends when the server stops, and is not opened any more', async () => {
  const host = await start();
  const { ended } = await watch(host);
  host.stop.abort();
  await ended;
  expect((await fetch(host.origin + path)).status).toBe(503);
  await host.listener.close();
  hosts = [];
});

it('is refused to more clients than there is room for, until one leaves', async () => {
  const host = await start(1);
  const leaving = new AbortController();
  await fetch(host.origin + path, { signal: leaving.signal });
  const refused = await fetch(host.origin + path);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '30']);
  expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/sibuk/) });
  leaving.abort();
  await vi.waitFor(async () => {
    const response = await fetch(host.origin + path);
    expect(response.status).toBe(200);
    await response.body?.cancel();
  });
  expect(requests.slice(0, 2).map(({ status }) => status)).toEqual([200, 503]);
});

it('leaves all other requests to the server', async () => {
  const { origin } = await start();
  for (const [method, address] of [
    ['GET', `${path}?limit=1`],
    ['POST', path],
  ] as const)
    expect(await (await fetch(origin + address, { method })).text()).toBe('other');
});

it('is there with HTTP/2 too', async () => {
  const host = await start(10, { tls });
  const session = connect(host.origin.replace('http:', 'https:'), {
    ca: readFileSync(tls.certificate),
  });
  const stream = session.request({ ':path': path });
  let text = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  await vi.waitFor(() => expect(text).toBe('retry: 2000\n\n'));
  await settle(host);
  await addScore();
  await vi.waitFor(() => expect(text).toContain('event: scores'), { timeout: 10_000 });
  session.close();
});

it('is not offered where nothing can be streamed', async () => {
  expect(await backend.request('GET', path)).toMatchObject({
    status: 404,
    body: { message: 'Server ini tidak memberi tahu tentang skor baru.' },
  });
});
