import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { type Environment, StartupError, type TlsFiles } from '../environment.ts';
import type { Health } from './health.ts';
import { createHttp2Server } from './secureServer.ts';

const closeTimeoutMilliseconds = 5_000;
const idleCheckMilliseconds = 100;

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
  /** Accepts no new connections; running requests get 5 seconds before they are cut off. */
  close(): Promise<void>;
};

type Address = Pick<Environment, 'port' | 'host'> & {
  socketFd?: number | undefined;
  tls?: TlsFiles | undefined;
};

/**
 * Starts to listen on the port or the passed socket. The health endpoints answer at once. Throws
 * `StartupError` if that is impossible.
 */
export async function listen(address: Address, health: Health): Promise<Listener> {
  const ready = Promise.withResolvers<Application>();
  let application: Application | undefined;
  const listener = getRequestListener(async (request, bindings) =>
    (await ready.promise).fetch(request, bindings),
  );
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    // The connection ends after its last response, so that no request is sent on it in vain.
    if (!server.listening) response.shouldKeepAlive = false;
    if (health.handle(request, response) || application?.handle?.(request, response)) return;
    void listener(request, response);
  };
  const server = address.tls
    ? await createHttp2Server(address.tls, onRequest)
    : createServer(onRequest);
  await openPort(server, address);
  const bound = server.address();
  return {
    port: typeof bound === 'object' ? bound?.port : undefined,
    handleWith(newApplication) {
      application = newApplication;
      ready.resolve(newApplication);
    },
    close: () => closeServer(server),
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

/** Closes a server gracefully; requests that run longer than 5 seconds are cut off. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  // A connection whose last request has just ended would stay open for the browser's next one.
  const idleCheck = setInterval(() => server.closeIdleConnections(), idleCheckMilliseconds);
  const cutOff = setTimeout(() => server.closeAllConnections(), closeTimeoutMilliseconds);
  await closed;
  clearInterval(idleCheck);
  clearTimeout(cutOff);
}
