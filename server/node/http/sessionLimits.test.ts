import { once } from 'node:events';
import { type ClientHttp2Session, connect, constants } from 'node:http2';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import {
  megabyte,
  openSocket,
  slowLimits,
  trusted,
  useLimitedServer,
  write,
} from '../../../tests/support/servers/limitedServer.ts';

// What listen.test.ts does over HTTP/1.1, over HTTP/2; and what only HTTP/2 has.

const server = useLimitedServer();
const sessions: ClientHttp2Session[] = [];
afterEach(() => {
  for (const session of sessions.splice(0)) session.destroy();
});

function openSession(port: number): ClientHttp2Session {
  const session = connect(`https://127.0.0.1:${port}`, trusted);
  session.on('error', () => undefined);
  sessions.push(session);
  return session;
}

const closed = (session: ClientHttp2Session) =>
  session.destroyed ? undefined : new Promise((resolve) => session.once('close', resolve));

function post(session: ClientHttp2Session, path: string, length?: number) {
  const stream = session.request({
    ':method': 'POST',
    ':path': path,
    ...(length !== undefined && { 'content-length': length }),
  });
  const answer = once(stream, 'response').then(async ([headers]) => {
    const { ':status': status } = headers as { ':status': number };
    return `${status} ${await text(stream)}`;
  });
  answer.catch(() => undefined);
  return { stream, answer };
}

const read = async (session: ClientHttp2Session) => {
  const { stream, answer } = post(session, '/read');
  stream.end('ab');
  return answer;
};

it.each([
  ['/denied', '401 {"success":false}', 5 * megabyte.length],
  ['/limited', '413 ', 5 * megabyte.length],
  ['/limited', '413 ', undefined],
])(
  'a response before the body was read reaches a client that sends: %s %s',
  async (path, response, length) => {
    const session = openSession(await server.start(undefined, true));
    for (let time = 0; time < 3; time += 1) {
      const { stream, answer } = post(session, path, length);
      for (let part = 0; part < 5; part += 1) stream.write(megabyte);
      stream.end();
      expect(await answer).toBe(response);
    }
    expect(await read(session)).toBe('200 2');
  },
);

it('a response before the body was read does not make the server receive without end', async () => {
  const session = openSession(await server.start(undefined, true));
  for (const path of ['/denied', '/limited']) {
    const { stream } = post(session, path);
    stream.write(megabyte);
    await once(stream, 'aborted');
    expect([stream.closed, stream.rstCode]).toEqual([true, constants.NGHTTP2_NO_ERROR]);
  }
});

it.each([
  ['nothing', ''],
  // The frame of settings that a client begins with, and headers of which the end is missing.
  ['half of the headers', '00000004000000000000000101000000000182'],
])('a client is cut off that sends %s', async (_part, frames) => {
  const port = await server.start(slowLimits, true);
  const { socket, received } = openSocket(port, 'h2');
  const preface = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
  if (frames) await write(socket, Buffer.concat([preface, Buffer.from(frames, 'hex')]));
  expect(await received).toBeTypeOf('string');
});

it('a client is cut off that does not finish the handshake of TLS', async () => {
  const { received } = openSocket(await server.start(slowLimits, true));
  expect(await received).toBe('');
});

it('a client is cut off when its body takes too long, and its session ends', async () => {
  const session = openSession(await server.start(slowLimits, true));
  const { stream, answer } = post(session, '/read', 10);
  stream.write('ab');
  expect(await answer).toBe('408 ');
  await closed(session);
});

it('an idle session is closed', async () => {
  const session = openSession(await server.start({ ...slowLimits, headersTimeout: 200 }, true));
  expect(await read(session)).toBe('200 2');
  await closed(session);
});

it('a stream of events lasts longer than what is slow', async () => {
  const port = await server.start(slowLimits, true);
  const session = openSession(port);
  const stream = session.request({ ':path': '/events' });
  await once(stream, 'response');
  const slow = openSession(port);
  post(slow, '/read', 10)
    .stream.on('error', () => undefined)
    .write('ab');
  await closed(slow);
  server.sendEvent('skor');
  expect(String((await once(stream, 'data'))[0])).toBe('skor');
  server.endEvents();
  await closed(session);
});

it('headers of more than 16 KiB are refused', async () => {
  const session = openSession(await server.start(undefined, true));
  const stream = session.request({ ':path': '/', 'x-long': 'x'.repeat(20_000) });
  expect((await once(stream, 'response'))[0]).toMatchObject({ ':status': 431 });
});

it('the session of an address that is idle longest gives its place to a new one', async () => {
  const port = await server.start({ maxSessionsPerClient: 2 }, true);
  const [first, second] = [openSession(port), openSession(port)];
  for (const session of [first, second]) expect(await read(session)).toBe('200 2');
  const third = openSession(port);
  expect(await read(third)).toBe('200 2');
  await closed(first);
  for (const session of [second, third])
    await once(session.request({ ':path': '/events' }), 'response');
  const fourth = openSession(port);
  await closed(fourth);
  expect(await read(second)).toBe('200 2');
});

it('streams of an address beyond its limit are refused until others end', async () => {
  const session = openSession(await server.start({ maxStreamsPerClient: 1 }, true));
  const { stream, answer } = post(session, '/read');
  stream.write('ab');
  await expect(read(session)).rejects.toThrow('NGHTTP2_REFUSED_STREAM');
  stream.end();
  expect(await answer).toBe('200 2');
  expect(await read(session)).toBe('200 2');
});

it('a hall of phones behind one address has its streams of events, and sends requests', async () => {
  const port = await server.start(undefined, true);
  for (let opened = 0; opened < 2_500; opened += 100) {
    const session = openSession(port);
    const streams = Array.from({ length: 100 }, () => session.request({ ':path': '/events' }));
    for (const [headers] of await Promise.all(streams.map(async (each) => once(each, 'response'))))
      expect(headers).toMatchObject({ ':status': 200 });
  }
  expect(await read(openSession(port))).toBe('200 2');
});

it('behind a proxy, which has one address for all clients, addresses are not limited', async () => {
  const port = await server.start({ maxSessionsPerClient: 1, maxStreamsPerClient: 1 }, true, 1);
  const both = [openSession(port), openSession(port)];
  for (const session of both) await once(session.request({ ':path': '/events' }), 'response');
  for (const session of both) expect(await read(session)).toBe('200 2');
});
