import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { type Environment, StartupError } from '../environment.ts';

const closeTimeoutMilliseconds = 5_000;
const idleCheckMilliseconds = 100;

/** A server that is listening; requests wait until `handleWith` was called. */
export type Listener = {
  handleWith(app: Hono): void;
  /** Accepts no new connections; running requests get 5 seconds before they are cut off. */
  close(): Promise<void>;
};

/** Starts to listen on the port; throws `StartupError` if that is impossible. */
export async function listen({ port, host }: Environment): Promise<Listener> {
  const ready = Promise.withResolvers<Hono>();
  const server = createServer(
    getRequestListener(async (request, bindings) => (await ready.promise).fetch(request, bindings)),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(toStartupError(error, port, host)));
    server.listen({ port, host }, resolve);
  });
  return { handleWith: ready.resolve, close: () => closeGracefully(server) };
}

function toStartupError(error: Error, port: number, host: string | undefined): StartupError {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartupError(
      `Port ${port} is already in use. Stop the other program, or take another port like PORT=${port === 65_535 ? 3000 : port + 1} npm start.`,
    );
  if (code === 'EACCES')
    return new StartupError(
      `Port ${port} may not be used without special rights. Take another one like PORT=3000 npm start.`,
    );
  return new StartupError(
    `Cannot listen on HOST ${host ?? ''} with PORT ${port} (${error.message}). Correct HOST, or leave it out to listen on all interfaces.`,
  );
}

async function closeGracefully(server: Server): Promise<void> {
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
