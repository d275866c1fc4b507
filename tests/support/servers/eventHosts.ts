import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { findFreePort } from '../../../server/node/database/findFreePort.ts';
import { createHealth } from '../../../server/node/http/health.ts';
import { listen, type Listener } from '../../../server/node/http/listen.ts';
import type { RequestEntry } from '../../../server/node/http/requestIdentifier.ts';
import { withScoreEvents } from '../../../server/node/http/scoreEvents.ts';
import {
  type ContentVersion,
  createContentVersion,
} from '../../../server/node/publicResponses/contentVersion.ts';
import { openTestDatabase, type TestDatabase } from '../database/testDatabase.ts';

export const eventsPath = '/api/scores/events';

type Host = { origin: string; version: ContentVersion; listener: Listener; stop: AbortController };

/** Opens a stream; counts its events of scores, and tells when it has ended. */
export async function watchEvents({ origin }: Pick<Host, 'origin'>, address = '10.0.0.1') {
  const response = await fetch(origin + eventsPath, { headers: { 'X-Forwarded-For': address } });
  const watched = { response, text: '', events: 0, ended: Promise.resolve() };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      watched.text += decoder.decode(chunk);
      watched.events = watched.text.split('event: scores\ndata: changed\n\n').length - 1;
    }
  };
  watched.ended = read();
  return watched;
}

/** Waits until a stream knows the content as it is. */
export const settleEvents = ({ version }: Host) =>
  vi.waitFor(() => expect(version.current()).toBeDefined(), { timeout: 10_000 });

/** Lets the tests of a file start servers that have nothing but the streams of events; all share one database. */
export function useEventHosts() {
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
    vi.useRealTimers();
    for (const { stop } of hosts) stop.abort();
    await Promise.all(hosts.map(({ listener }) => listener.close()));
    hosts = [];
  });
  afterAll(() => database.close());

  return {
    db: () => database.db,
    requests: () => requests,
    start: async (limits = {}, more = {}): Promise<Host> => {
      const { db } = database;
      const version = createContentVersion({ db, now: () => new Date() });
      const stop = new AbortController();
      const application = withScoreEvents(
        { handle: () => false, fetch: () => new Response('other') },
        {
          db,
          version,
          signal: stop.signal,
          trustedProxies: 1,
          ...limits,
          onRequest: (entry) => requests.push(entry),
        },
      );
      const port = await findFreePort();
      const listener = await listen({ port, host: 'localhost', ...more }, createHealth());
      listener.handleWith(application);
      const host = { origin: `http://localhost:${port}`, version, listener, stop };
      hosts.push(host);
      return host;
    },
  };
}
