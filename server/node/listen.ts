import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { type Environment, StartRefusal } from '../environment.ts';

const drainMilliseconds = 5_000;
const sweepMilliseconds = 100;

/** A port that is ours; requests that come before the application is there wait for it. */
export type Listener = {
  answerWith(host: Hono): void;
  /** Takes no new connections, lets running requests end for a few seconds, then cuts them off. */
  close(): Promise<void>;
};

/** Takes the port; throws StartRefusal where that is not possible. */
export async function listen({ port, host }: Environment): Promise<Listener> {
  const ready = Promise.withResolvers<Hono>();
  const server = createServer(
    getRequestListener(async (request, bindings) => (await ready.promise).fetch(request, bindings)),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port, host)));
    server.listen({ port, host }, resolve);
  });
  return { answerWith: ready.resolve, close: () => drain(server) };
}

function explain(error: Error, port: number, host: string | undefined): StartRefusal {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartRefusal(
      `Port ${port} is already in use. Stop the other program, or take another port like PORT=${port === 65_535 ? 3000 : port + 1} npm start.`,
    );
  if (code === 'EACCES')
    return new StartRefusal(
      `Port ${port} may not be used without special rights. Take another one like PORT=3000 npm start.`,
    );
  return new StartRefusal(
    `HOST ${host ?? ''} with PORT ${port} cannot be listened on (${error.message}). Correct HOST, or leave it out to listen on every address.`,
  );
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  // A connection that answers its last request now would stay open for the browser's next one.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMilliseconds);
  const cutOff = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
  await closed;
  clearInterval(sweep);
  clearTimeout(cutOff);
}
