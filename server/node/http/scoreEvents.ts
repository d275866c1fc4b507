import type { IncomingMessage, ServerResponse } from 'node:http';
import { sql } from 'drizzle-orm';
import * as operations from '../../../openapi/operations.ts';
import type { Database } from '../../db/database.ts';
import { shownTables } from '../../db/resultTables.ts';
import { resultStates, standings } from '../../db/schema.ts';
import { toNetwork, toWiderNetwork } from '../../lib/clientNetwork.ts';
import { serverBusy } from '../../lib/httpError.ts';
import { type CeremonyVersions, findCeremonyEvents, readCeremonies } from './ceremonyEvents.ts';
import { findPlanEvents, type PlanStates, readPlans } from './planEvents.ts';
import { findClientIp } from './clientIp.ts';
import { type ContentVersion, maxVersionAge } from '../publicResponses/contentVersion.ts';
import type { RequestEntry } from './requestIdentifier.ts';

type Options = {
  db: Database;
  version: ContentVersion;
  /** Ends all streams; the server stops. */
  signal: AbortSignal;
  /** Receives each request for a stream. */
  onRequest?: ((entry: RequestEntry, request: IncomingMessage) => void) | undefined;
  /** Reverse proxies in front, behind which clients are told apart by X-Forwarded-For. */
  trustedProxies: number;
  /**
   * Requests beyond that many are told to come later, unless another network has more streams; their
   * pages ask for the scores from time to time. One address, such as that of a hall, may have all of them
   * as long as nobody else asks.
   */
  maxStreams?: number;
};

type ScoreEvents = {
  /** Opens a stream if a request asks for one; returns whether it did. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
};

/** Of a server: each page of a hall has one. */
export const maxEventStreams = 2_500;
const checkMilliseconds = 250;
/** Proxies close connections that are silent for a minute. */
const beatMilliseconds = 20_000;
const retrySeconds = 30;
const eventText = 'event: scores\ndata: changed\n\n';
/** How soon a browser opens a lost stream again, in milliseconds. */
const greeting = 'retry: 2000\n\n';

/** What the streams tell of, when the content had a version. */
type State = { version: string; scores: string; plans: PlanStates; ceremonies: CeremonyVersions };

const readState = async (db: Database, version: string): Promise<State> => ({
  version,
  scores: await readScores(db),
  plans: await readPlans(db),
  ceremonies: await readCeremonies(db),
});

const findEvents = async (db: Database, before: State, now: State): Promise<string[]> => [
  ...(before.scores === now.scores ? [] : [eventText]),
  ...(await findPlanEvents(db, before.plans, now.plans)),
  ...findCeremonyEvents(before.ceremonies, now.ceremonies),
];

/** Returns a function that sends a text to all streams, and ends those that have not taken the last one. */
function createBroadcast(streams: ReadonlyMap<ServerResponse, string>): (text: string) => void {
  const full = new WeakSet<ServerResponse>();
  return (text) => {
    for (const stream of streams.keys()) {
      if (full.has(stream)) stream.destroy();
      else if (!stream.write(text)) {
        full.add(stream);
        stream.once('drain', () => full.delete(stream));
      }
    }
  };
}

/**
 * Creates the streams that tell browsers when scores, plans, calls or ceremonies have changed, through whichever server. An event
 * comes when no server that uses the database sends an older response from its cache any more.
 */
function createScoreEvents({
  db,
  version,
  signal,
  onRequest,
  trustedProxies,
  maxStreams = maxEventStreams,
}: Options): ScoreEvents {
  /** With the client of each, in the order in which they were opened. */
  const streams = new Map<ServerResponse, string>();
  let seen: State | undefined;
  let isChecking = false;
  let timers: NodeJS.Timeout[] = [];

  const send = createBroadcast(streams);
  const check = async () => {
    const current = await version.read();
    if (current === undefined || current === seen?.version) return;
    const next = await readState(db, current);
    const events = seen ? await findEvents(db, seen, next) : [];
    // Whoever comes back after all have left is told of what changes from then on.
    if (timers.length === 0) return;
    seen = next;
    if (events.length > 0) setTimeout(() => send(events.join('')), maxVersionAge).unref();
  };
  /** One check at a time, or the same change would be told twice. */
  const tryCheck = async () => {
    if (isChecking) return;
    isChecking = true;
    // Without a database there is nothing to tell.
    await check().catch(() => undefined);
    isChecking = false;
  };
  const stop = () => {
    for (const timer of timers) clearInterval(timer);
    timers = [];
    seen = undefined;
  };
  const start = () => {
    timers = [
      setInterval(() => void tryCheck(), checkMilliseconds),
      setInterval(() => send(':\n\n'), beatMilliseconds),
    ];
    void tryCheck();
  };
  /**
   * Returns whether a client may open a stream. If there is no room, the network that has most loses
   * its latest one.
   */
  const makeRoom = (client: string): boolean => {
    if (streams.size < maxStreams) return true;
    const latest = findLatestOfMost(streams, client);
    if (!latest) return false;
    streams.delete(latest);
    latest.end();
    return true;
  };
  signal.addEventListener('abort', () => {
    stop();
    for (const stream of streams.keys()) stream.end();
  });

  return {
    handle(request, response) {
      const { method, path } = operations.watchScores;
      if (request.url !== path || request.method?.toLowerCase() !== method) return false;
      const client = toNetwork(findClientIp(request, trustedProxies));
      const isOpened = !signal.aborted && makeRoom(client);
      // The connection has nothing else to carry.
      response.shouldKeepAlive = false;
      if (isOpened) {
        response.writeHead(200, streamHeaders);
        response.write(greeting);
        streams.set(response, client);
        response.once('close', () => {
          streams.delete(response);
          if (streams.size === 0) stop();
        });
        if (timers.length === 0) start();
      } else refuse(response);
      onRequest?.(
        { method: 'GET', operation: 'watchScores', status: response.statusCode, milliseconds: 0 },
        request,
      );
      return true;
    },
  };
}

/** What answers a request at once if it can, such as the cache of public responses. */
type Application = ScoreEvents;

/** Returns an application with the streams before it. */
export function withScoreEvents<Wrapped extends Application>(
  application: Wrapped,
  options: Options,
): Wrapped {
  const events = createScoreEvents(options);
  return {
    ...application,
    handle: (request: IncomingMessage, response: ServerResponse) =>
      events.handle(request, response) || application.handle(request, response),
  };
}

/**
 * Returns the latest stream of the network that has most, unless that of the client has as many with
 * a new one: they would take each other's places again and again.
 */
function findLatestOfMost(
  streams: ReadonlyMap<ServerResponse, string>,
  client: string,
): ServerResponse | undefined {
  const byNetwork = Map.groupBy(streams, ([, each]) => toWiderNetwork(each));
  const own = byNetwork.get(toWiderNetwork(client))?.length ?? 0;
  const [most = []] = [...byNetwork.values()].sort((a, b) => b.length - a.length);
  return most.length > own + 1 ? most.at(-1)?.[0] : undefined;
}

const streamHeaders = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // Or nginx would collect events before it passes them on.
  'X-Accel-Buffering': 'no',
};

function refuse(response: ServerResponse): void {
  const { message } = serverBusy(retrySeconds);
  response.writeHead(503, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Retry-After': String(retrySeconds),
  });
  response.end(JSON.stringify({ success: false, message, error: message }));
}

/**
 * Returns a text that changes when a run is added, corrected or deleted, when a round of matches is drawn or a
 * match gets another result, when a place changes, and when a round is opened or closed: as visitors see it, and
 * when that becomes frozen or official.
 */
async function readScores(db: Database): Promise<string> {
  const { runs, matches, rounds } = shownTables;
  const { rows } = (await db.execute(
    sql`select concat_ws(' ',
      (select concat_ws(' ', count(*), max(${runs.id}), sum(${runs.version})) from ${runs}),
      (select concat_ws(' ', count(*), max(${matches.id}), sum(${matches.version})) from ${matches}),
      (select sum(hashtext(concat_ws(' ', ${standings.registrationId}, ${standings.place})))
        from ${standings}),
      (select sum(hashtext(concat_ws(' ', ${rounds.id}, ${rounds.state}))) from ${rounds}),
      (select concat_ws(' ', count(*), sum(${resultStates.version})) from ${resultStates})
    ) as state`,
  )) as { rows: { state: string }[] };
  return rows[0]?.state ?? '';
}
