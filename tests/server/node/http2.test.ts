import { once } from 'node:events';
import { connect, type ClientHttp2Session } from 'node:http2';
import { get } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDocument } from '../../../openapi/readDocument.ts';
import { StartupError } from '../../../server/node/environment.ts';
import { findFreePort } from '../../../server/node/database/findFreePort.ts';
import { createHealth } from '../../../server/node/http/health.ts';
import { listen, type Listener } from '../../../server/node/http/listen.ts';
import { createPublicResponses } from '../../../server/node/publicResponses/publicResponses.ts';
import { ca, tls } from '../../support/tls/testTls.ts';

const app = new Hono();
const teams = 'garuda '.repeat(300);
let computed = 0;
app.get('/api/teams', (context) => {
  computed += 1;
  return context.text(teams);
});
app.post('/api/echo', async (context) =>
  context.text(`${context.req.url} ${await context.req.text()}`),
);
const finish = Promise.withResolvers<void>();
app.get('/slow', async (context) => {
  await finish.promise;
  return context.text('done');
});

let port: number;
let listener: Listener;
let session: ClientHttp2Session;
beforeAll(async () => {
  port = await findFreePort();
  listener = await listen({ port, host: 'localhost', tls }, createHealth());
  listener.handleWith(
    createPublicResponses({
      document: readDocument(),
      version: {
        current: () => '1',
        latest: () => '1',
        read: async () => '1',
        expire: () => undefined,
      },
      fetch: (request, bindings) => app.fetch(request, bindings),
      publicUrl: undefined,
    }),
  );
  session = connect(`https://localhost:${port}`, { ca });
});
afterAll(async () => {
  finish.resolve();
  session.close();
  await listener.close();
});

async function send(path: string, headers: Record<string, string> = {}, body?: string) {
  const stream = session.request({ ':path': path, ...headers });
  stream.end(body);
  const [received] = (await once(stream, 'response')) as [Record<string, string>];
  return { status: Number(received[':status']), headers: received, text: await text(stream) };
}

it('speaks HTTP/2, from the cache too', async () => {
  for (let reads = 0; reads < 2; reads += 1)
    expect(await send('/api/teams')).toMatchObject({ status: 200, text: teams });
  expect(computed).toBe(1);
  const { headers } = await send('/api/teams');
  const again = await send('/api/teams', { 'if-none-match': headers.etag ?? '' });
  expect(again).toMatchObject({ status: 304, text: '' });
  expect(await send('/healthz')).toMatchObject({ status: 200 });
});

it('receives bodies, and knows its own origin', async () => {
  expect(await send('/api/echo', { ':method': 'POST' }, 'halo')).toMatchObject({
    text: `https://localhost:${port}/api/echo halo`,
  });
});

it('speaks HTTP/1.1 with other clients on the same port', async () => {
  const [response] = (await once(
    get(`https://localhost:${port}/api/teams`, { ca }),
    'response',
  )) as [IncomingMessage];
  expect([response.httpVersion, response.statusCode]).toEqual(['1.1', 200]);
  expect(await text(response)).toBe(teams);
  expect(computed).toBe(1);
});

it('says which files it cannot use', async () => {
  const other = { certificate: tls.key, key: `${tls.key}.none` };
  const opening = listen(
    { port: await findFreePort(), host: 'localhost', tls: other },
    createHealth(),
  );
  await expect(opening).rejects.toThrow(StartupError);
  await expect(opening).rejects.toThrow(/pem\.none cannot be used \(.*ENOENT/);
});

it('answers what it has begun when it is closed', async () => {
  const slow = send('/slow');
  // In order on one connection, so the server has the request before.
  await send('/healthz');
  const closed = listener.close();
  finish.resolve();
  expect(await slow).toMatchObject({ status: 200, text: 'done' });
  await closed;
  expect(session.closed).toBe(true);
});
