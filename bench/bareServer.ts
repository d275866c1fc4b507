// Started by bench/server.ts: a bare server of node:http, which sends what it is told from memory.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is sent at a path; `body` is base64. */
export type BareResponse = { path: string; headers: Record<string, string>; body: string };

const responses = new Map<string, { headers: Record<string, string>; body: Buffer }>();

const server = createServer((request, response) => {
  const found = responses.get(request.url ?? '');
  if (found) response.writeHead(200, found.headers).end(found.body);
  else response.writeHead(404).end();
});

process.on('message', (list: BareResponse[]) => {
  for (const { path, headers, body } of list)
    responses.set(path, { headers, body: Buffer.from(body, 'base64') });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
