import { rmSync } from 'node:fs';
import { type ClientHttp2Session, connect } from 'node:http2';
import { type RequestOptions, request as requestHttp1 } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as operations from '../../openapi/operations.ts';
import { findFreePort } from '../../server/node/database/findFreePort.ts';
import { plain } from '../support/screens/images.ts';
import { readProcessMemory } from '../support/servers/processMemory.ts';
import { type ServerProcess, startServerProcess } from '../support/servers/serverProcess.ts';
import { createTestFolder } from '../support/database/testFolder.ts';
import { ca, tls } from '../support/tls/testTls.ts';

// Attacks a server that speaks HTTPS itself with requests that never end, with its real limits.

let folder: string;
let port: number;
let server: ServerProcess;

beforeAll(async () => {
  folder = createTestFolder('robolaga-slow');
  port = await findFreePort();
  server = startServerProcess({
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    TLS_CERT: tls.certificate,
    TLS_KEY: tls.key,
  });
  await server.ready;
});
afterAll(async () => {
  expect(await server.stop()).toMatchObject({ code: 0, errors: '' });
  rmSync(folder, { recursive: true, force: true });
});

/** The addresses of the loopback network: each counts as a client of its own. */
const address = (number: number) => `127.0.0.${number}`;

const readTls = (from: string) => ({ ca, localAddress: from, servername: 'localhost' });

type Call = Pick<RequestOptions, 'method' | 'path' | 'headers'>;

const openHttp1 = (call: Call, from: string) =>
  requestHttp1({ ...call, ...readTls(from), host: address(1), port });

function openSession(from: string): ClientHttp2Session {
  const session = connect(`https://${address(1)}:${port}`, readTls(from));
  session.on('error', () => undefined);
  return session;
}

/** Sends a request over HTTP/1.1; returns its status and body. */
async function send(call: Call, body: string | Buffer, from: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  openHttp1(call, from)
    .once('error', reject)
    .once('response', (response) => {
      void text(response).then((received) =>
        resolve({ status: response.statusCode ?? 0, body: received }),
      );
    })
    .end(body);
  return promise;
}

async function openAccount(name: string): Promise<string> {
  const { body } = await send(
    {
      method: 'POST',
      path: operations.registerParticipant.path,
      headers: { 'Content-Type': 'application/json' },
    },
    JSON.stringify({ name: 'Restu', email: `${name}@surel.example`, password: 'robot-tetap-ada' }),
    address(99),
  );
  return (JSON.parse(body) as { token: string }).token;
}

const uploadHeaders = (token: string, length: number) => ({
  Authorization: `Bearer ${token}`,
  'Content-Type': 'multipart/form-data; boundary=batas',
  'Content-Length': length,
});

/** Uploads a small picture again and again until it is accepted; returns after how many seconds. */
async function upload(token: string, from: string): Promise<number> {
  const picture = await plain(300, 200).png().toBuffer();
  const body = Buffer.concat([
    Buffer.from(
      '--batas\r\nContent-Disposition: form-data; name="profile_picture"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
    ),
    picture,
    Buffer.from('\r\n--batas--\r\n'),
  ]);
  const startedAt = performance.now();
  for (;;) {
    const { path } = operations.uploadPicture;
    const call = { method: 'POST', path, headers: uploadHeaders(token, body.length) };
    const { status } = await send(call, body, from);
    if (status === 200) return (performance.now() - startedAt) / 1000;
    expect([429, 503]).toContain(status);
    await wait(1000);
  }
}

/** What an upload is sent through; `ended` is called when the server has ended it. */
type Open = (token: string, ended: () => void) => { write(data: string): unknown; destroy(): void };

const declaredLength = 4_000_000;

const protocols: Record<string, (from: string) => Open> = {
  'HTTP/1.1': (from) => (token, ended) => {
    const { path } = operations.uploadPicture;
    const headers = uploadHeaders(token, declaredLength);
    return openHttp1({ method: 'POST', path, headers }, from)
      .on('error', () => undefined)
      .once('response', (response) => response.resume())
      .once('close', ended);
  },
  'HTTP/2': (from) => {
    let session = openSession(from);
    return (token, ended) => {
      if (session.closed || session.destroyed) session = openSession(from);
      const { path } = operations.uploadPicture;
      const headers = uploadHeaders(token, declaredLength);
      const stream = session.request({ ':method': 'POST', ':path': path, ...headers });
      stream.on('error', () => undefined).resume();
      return stream.once('close', ended);
    };
  },
};

/** Sends an upload of which a byte comes every two seconds, and another one whenever it is ended. */
function uploadSlowly(open: Open, token: string, signal: AbortSignal): void {
  const start = () => {
    if (signal.aborted) return;
    const request = open(token, () => {
      clearInterval(timer);
      setTimeout(start, 500);
    });
    request.write('-');
    const timer = setInterval(() => request.write('-'), 2000);
    signal.addEventListener('abort', () => request.destroy());
  };
  start();
}

describe.each(Object.entries(protocols))(
  'sixteen slow uploads of four accounts over %s',
  (protocol, open) => {
    it.each([1, 4])('from %i addresses leave room for others', async (count) => {
      const stopping = new AbortController();
      for (let number = 0; number < 4; number += 1) {
        const token = await openAccount(`lambat.${protocol.at(-1)}.${count}.${number}`);
        const opened = open(address(10 + (number % count)));
        for (let time = 0; time < 4; time += 1) uploadSlowly(opened, token, stopping.signal);
      }
      await wait(1000);
      const token = await openAccount(`jujur.${protocol.at(-1)}.${count}`);
      const own = await upload(token, address(50));
      const shared = await upload(token, address(10));
      stopping.abort();
      process.stdout.write(
        `${protocol}, ${count} addresses: ${own.toFixed(1)} s, beside them ${shared.toFixed(1)} s\n`,
      );
      expect(Math.max(own, shared)).toBeLessThan(5);
    });
  },
);

it('ten thousand half-sent sign-ins over HTTP/2 take little memory, and end', async () => {
  const memory = () => Math.round(readProcessMemory(server.pid ?? 0));
  const before = memory();
  const sessions = Array.from({ length: 100 }, () => openSession(address(20)));
  for (const session of sessions)
    for (let number = 0; number < 100; number += 1)
      session
        .request({
          ':method': 'POST',
          ':path': operations.loginParticipant.path,
          'content-type': 'application/json',
        })
        .on('error', () => undefined)
        .resume()
        .write(`{"email":"${'a'.repeat(15_000)}`);
  let highest = before;
  for (let second = 0; second < 75; second += 1) {
    await wait(1000);
    highest = Math.max(highest, memory());
  }
  const open = sessions.filter((session) => !session.closed && !session.destroyed).length;
  process.stdout.write(
    `memory ${before} MB, then ${highest} MB, ${memory()} MB; open sessions: ${open}\n`,
  );
  for (const session of sessions) session.destroy();
  expect(open).toBe(0);
  expect(highest - before).toBeLessThan(150);
}, 300_000);
