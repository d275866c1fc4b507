import { Agent, get } from 'node:http';
import { describe, expect, it } from 'vitest';
import {
  megabyte,
  openSocket,
  slowLimits,
  useLimitedServer,
  write,
} from '../../../tests/support/servers/limitedServer.ts';
import { findFreePort } from '../database/findFreePort.ts';
import { StartupError } from '../environment.ts';
import { createHealth } from './health.ts';
import { listen } from './listen.ts';

// The same over HTTP/2 is in sessionLimits.test.ts.

const server = useLimitedServer();

/** Starts a server and opens a connection to it. */
async function connect(isSecure: boolean, limits?: Parameters<typeof server.start>[0]) {
  return openSocket(await server.start(limits, isSecure), isSecure ? 'http/1.1' : undefined);
}

describe.each([
  ['HTTP/1.1', false],
  ['HTTP/1.1 over TLS', true],
])('over %s, a response before the body was read', (_protocol, isSecure) => {
  it.each([
    ['/denied', 401, 'Content-Length: 5242880'],
    ['/limited', 413, 'Content-Length: 5242880'],
    ['/limited', 413, 'Transfer-Encoding: chunked'],
  ])('reaches a client that sends all of it: %s %i %s', async (path, status, header) => {
    const { socket, received } = await connect(isSecure);
    await write(socket, `POST ${path} HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`);
    const isChunked = header.startsWith('Transfer');
    for (let part = 0; part < 5; part += 1) {
      if (isChunked) await write(socket, '100000\r\n');
      await write(socket, megabyte);
      if (isChunked) await write(socket, '\r\n');
    }
    if (isChunked) await write(socket, '0\r\n\r\n');
    const response = await received;
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response).toMatch(/^connection: close\r$/im);
  });

  it('does not make the server receive without end', async () => {
    const { socket, received } = await connect(isSecure);
    await write(socket, 'POST /denied HTTP/1.1\r\nHost: a\r\nContent-Length: 999999999\r\n\r\n');
    const sendAll = async () => {
      for (let part = 0; part < 900; part += 1) await write(socket, megabyte);
    };
    await expect(sendAll()).rejects.toThrow(/EPIPE|ECONNRESET/);
    await received.catch(() => undefined);
  });

  it('is the exception: a body that was read leaves the connection open', async () => {
    const { socket, received } = await connect(isSecure);
    const request = 'POST /read HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nab';
    await write(socket, request);
    await new Promise<void>((resolve) => {
      socket.once('data', () => resolve());
    });
    await write(socket, request.replace('Host: a', 'Host: a\r\nConnection: close'));
    expect((await received).match(/HTTP\/1.1 200 /g)).toHaveLength(2);
  });
});

it.each(['/denied', '/limited'])(
  'a response before the body was read is what fetch returns, not an error: %s',
  async (path) => {
    const url = `http://127.0.0.1:${await server.start()}${path}`;
    const answers: string[] = [];
    for (const megabytes of [1, 5, 7, 7, 7]) {
      const body = new FormData();
      body.append('picture', new Blob(Array.from({ length: megabytes }, () => megabyte)));
      const response = await fetch(url, { method: 'POST', body });
      answers.push(`${response.status} ${await response.text()}`);
    }
    const [first] = answers;
    expect(first).toBe(path === '/denied' ? '401 {"success":false}' : '413 ');
    expect(new Set(answers)).toEqual(new Set([first]));
  },
);

describe.each([
  ['HTTP/1.1', false],
  ['HTTP/1.1 over TLS', true],
])('over %s, a slow client', (_protocol, isSecure) => {
  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost:'],
    ['body', 'POST /read HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nab'],
  ])('is cut off when its %s take too long', async (_part, data) => {
    const { socket, received } = await connect(isSecure, slowLimits);
    await write(socket, data);
    expect(await received).toMatch(/^HTTP\/1.1 408 /);
  });

  it('is refused headers of more than 16 KiB', async () => {
    const { socket, received } = await connect(isSecure);
    await write(socket, `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(await received).toMatch(/^HTTP\/1.1 431 /);
  });
});

it('a server that stops resets nobody, and says that each connection ends', async () => {
  const port = await server.start();
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const request = () =>
    new Promise<string | undefined>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, (response) => {
        response.resume();
        response.once('end', () => resolve(response.headers.connection));
      }).once('error', reject);
    });
  const lastHeaders: (string | undefined)[] = [];
  const client = async () => {
    let header: string | undefined;
    while (header !== 'close') header = await request();
    lastHeaders.push(header);
  };
  const clients = Promise.all(Array.from({ length: 8 }, client));
  for (let time = 0; time < 20; time += 1) await request();
  const closing = server.close();
  await clients;
  await closing;
  expect(lastHeaders).toEqual(Array(8).fill('close'));
  await expect(request()).rejects.toThrow('ECONNREFUSED');
});

it('a port that is in use is named, with what to do', async () => {
  const port = await findFreePort();
  const listener = await listen({ port, host: 'localhost' }, createHealth());
  await expect(listen({ port, host: 'localhost' }, createHealth())).rejects.toThrow(
    new StartupError(
      `Port ${port} is already in use. Stop the other program, or take another port like PORT=${port === 65_535 ? 3000 : port + 1} npm start.`,
    ),
  );
  await listener.close();
});
