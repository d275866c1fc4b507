import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type ReceivedRequest = {
  /** Method and URL, such as 'GET /api/teams?sort=name'. */
  request: string;
  authorization: string | undefined;
  body: string;
};

/** Starts an HTTP server that records its requests, until the end of the current test. */
export async function startRecordingServer(
  respond: (response: ServerResponse, received: ReceivedRequest) => void,
): Promise<{ url: string; received: ReceivedRequest[] }> {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const entry = {
      request: `${request.method} ${request.url}`,
      authorization: request.headers.authorization,
      body,
    };
    received.push(entry);
    respond(response, entry);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

/** Returns a handler that responds with a status and a JSON body. */
export const json = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};
