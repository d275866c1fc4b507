import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { type Environment, StartupError, type TlsFiles } from '../environment.ts';
import { drainUnreadBody } from './drainBody.ts';
import type { Health } from './health.ts';
import { maxEventStreams } from './scoreEvents.ts';
import { createHttp2Server } from './secureServer.ts';

const closeTimeoutMilliseconds = 5_000;
const closeCheckMilliseconds = 50;
/** A client that uses its connection at least so often gets no reset when the server stops. */
const lastRequestMilliseconds = 1_000;

/** Limits on clients, in milliseconds; an upload of 5 MiB needs 0.7 Mbit/s. */
const defaultLimits = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  /** Longer than a proxy keeps an unused connection, so that the proxy closes it. */
  keepAliveTimeout: 130_000,
  maxHeaderSize: 16 * 1024,
  /**
   * Of HTTP/2: all phones of a hall are behind one address, each with a stream of events. Others give way to
   * new ones once they are idle. One takes 0.1 MB.
   */
  maxSessionsPerClient: maxEventStreams + 500,
  /** Requests that are open at the same time over HTTP/2; a browser sends again what is refused. */
  maxStreamsPerClient: maxEventStreams + 100,
};

type Bindings = HttpBindings | Http2Bindings;

/** What answers the requests of a server. */
type Application = {
  fetch: (request: Request, bindings: Bindings) => Response | Promise<Response>;
  /** Answers a request at once if that is possible; returns whether it did. */
  handle?: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** A server that is listening; requests wait until `handleWith` was called. */
export type Listener = {
  /** The port on which it listens; undefined if the passed socket has none. */
  port: number | undefined;
  handleWith(application: Application): void;
  /**
   * Answers with `Connection: close` for up to a second, and then accepts no new connections;
   * running requests get 5 seconds before they are cut off.
   */
  close(): Promise<void>;
};

type Address = Pick<Environment, 'port' | 'host'> & {
  socketFd?: number | undefined;
  tls?: TlsFiles | undefined;
  trustedProxies?: number;
};

/**
 * Starts to listen on the port or the passed socket. The health endpoints answer at once. Throws
 * `StartupError` if that is impossible. `limits` replaces some of the limits on clients; behind
 * proxies, whose addresses are all that is seen here, those on one client do not hold.
 */
export async function listen(
  address: Address,
  health: Health,
  limits: Partial<typeof defaultLimits> = {},
): Promise<Listener> {
  const ready = Promise.withResolvers<Application>();
  let application: Application | undefined;
  const listener = getRequestListener(
    async (request, bindings) => (await ready.promise).fetch(request, bindings),
    { autoCleanupIncoming: false },
  );
  let isClosing = false;
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    drainUnreadBody(request, response, () => isClosing);
    if (health.handle(request, response) || application?.handle?.(request, response)) return;
    void listener(request, response);
  };
  const options = {
    ...defaultLimits,
    ...limits,
    ...(address.trustedProxies && {
      maxSessionsPerClient: Infinity,
      maxStreamsPerClient: Infinity,
    }),
  };
  const server = address.tls
    ? await createHttp2Server(address.tls, options, onRequest)
    : createServer(options, onRequest);
  await openPort(server, address);
  const bound = server.address();
  return {
    port: typeof bound === 'object' ? bound?.port : undefined,
    handleWith(newApplication) {
      application = newApplication;
      ready.resolve(newApplication);
    },
    close: async () => {
      isClosing = true;
      await waitForLastRequests(server);
      await closeServer(server);
    },
  };
}

/**
 * Starts to listen. Throws `StartupError` if that is impossible; `prefix` is that of the names of
 * the environment variables in its message.
 */
export async function openPort(
  server: Server,
  { host, port, socketFd }: Address,
  prefix = '',
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(toStartupError(error, { host, port }, prefix)));
    server.listen(socketFd === undefined ? { port, host } : { fd: socketFd }, resolve);
  });
}

function toStartupError(error: Error, { host, port }: Address, prefix: string): StartupError {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartupError(
      `Port ${port} is already in use. Stop the other program, or take another port like ${prefix}PORT=${port === 65_535 ? 3000 : port + 1} npm start.`,
    );
  if (code === 'EACCES')
    return new StartupError(
      `Port ${port} may not be used without special rights. Take another one like ${prefix}PORT=3000 npm start.`,
    );
  return new StartupError(
    `Cannot listen on ${prefix}HOST ${host ?? ''} with ${prefix}PORT ${port} (${error.message}). Correct ${prefix}HOST, or leave it out${prefix ? '' : ' to listen on all interfaces'}.`,
  );
}

/**
 * Waits until the server has no connections, but at most a second: every response meanwhile says
 * that its connection will be closed, and only then may connections be closed without a response.
 */
async function waitForLastRequests(server: Server): Promise<void> {
  const until = performance.now() + lastRequestMilliseconds;
  while (performance.now() < until && (await countConnections(server)) > 0)
    await setTimeout(closeCheckMilliseconds);
}

const countConnections = (server: Server) =>
  new Promise<number>((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });

/** Closes a server gracefully; requests that run longer than 5 seconds are cut off. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  // A connection whose last request has just ended would stay open for the browser's next one.
  const idleCheck = setInterval(() => server.closeIdleConnections(), closeCheckMilliseconds);
  const cutOff = globalThis.setTimeout(
    () => server.closeAllConnections(),
    closeTimeoutMilliseconds,
  );
  await closed;
  clearInterval(idleCheck);
  clearTimeout(cutOff);
}
