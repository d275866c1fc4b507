import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { Backend } from '../../scripts/pact/backend.ts';

it('reads a compressed response to a form that is refused before it is sent', async () => {
  const text = '{"message":"Berkas terlalu besar."}';
  const server = createServer((_request, response) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    response.writeHead(413, headers).end(gzipSync(text));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const body = new FormData();
  body.append('padding', 'x'.repeat(100));
  const { status, content } = await new Backend({
    providerUrl: `http://127.0.0.1:${port}`,
    tokens: {},
  }).send({ method: 'POST', path: '/', headers: new Headers(), body, isTooLarge: true });
  expect({ status, text: content.toString() }).toEqual({ status: 413, text });
});
