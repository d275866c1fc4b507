import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { afterEach } from 'vitest';
import { createHealth } from '../../../server/node/http/health.ts';
import { listen, type Listener } from '../../../server/node/http/listen.ts';
import { ca, tls } from '../tls/testTls.ts';

type Limits = Parameters<typeof listen>[2];

export const megabyte = Buffer.alloc(1024 * 1024, 'x');
/** Limits that a test does not wait for. */
export const slowLimits = {
  headersTimeout: 100,
  requestTimeout: 200,
  keepAliveTimeout: 100,
  connectionsCheckingInterval: 20,
};

/** What a client of the server with TLS needs. */
export const trusted = { ca, servername: 'localhost' };

/** A server that reads some bodies and not others, for the tests of a file; it ends after each. */
export function useLimitedServer() {
  const app = new Hono();
  app.post('/denied', (context) => context.json({ success: false }, 401));
  const limit = bodyLimit({ maxSize: 1024, onError: (context) => context.text('', 413) });
  app.post('/limited', limit, (context) => context.text('read'));
  app.post('/read', async (context) => context.text(String((await context.req.text()).length)));
  app.get('/', (context) => context.text('page'));
  let events: ReadableStreamDefaultController<string> | undefined;
  app.get('/events', () => {
    const source = new ReadableStream<string>({
      start: (controller) => {
        events = controller;
      },
    });
    return new Response(source.pipeThrough(new TextEncoderStream()));
  });
  app.onError((_error, context) => context.text('failed', 400));

  let listener: Listener | undefined;
  afterEach(() => listener?.close());

  return {
    /** Returns the port. */
    async start(limits?: Limits, isSecure = false, trustedProxies = 0): Promise<number> {
      const address = { port: 0, host: '127.0.0.1', trustedProxies, ...(isSecure && { tls }) };
      listener = await listen(address, createHealth(), limits);
      listener.handleWith(app);
      return listener.port ?? 0;
    },
    close: () => listener?.close(),
    /** Sends text on the stream that was opened last. */
    sendEvent: (text: string) => events?.enqueue(text),
    endEvents: () => events?.close(),
  };
}

/** Opens a connection; `received` resolves with everything that it got once it is closed. */
export function openSocket(
  port: number,
  protocol?: 'http/1.1' | 'h2',
): { socket: Socket; received: Promise<string> } {
  const address = { port, host: '127.0.0.1' };
  const socket = protocol
    ? connectTls({ ...address, ...trusted, ALPNProtocols: [protocol] })
    : connect(address);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  const received = new Promise<string>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', () => resolve(Buffer.concat(chunks).toString()));
  });
  received.catch(() => undefined);
  return { socket, received };
}

export const write = (socket: Socket, data: Buffer | string): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.write(data, (error) => (error ? reject(error) : resolve()));
  });
