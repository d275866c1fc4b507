import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type StubServer = {
  port: number;
  /** All requests but those of the health check, e.g. `GET /`. */
  requests: string[];
  isReady: boolean;
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  stop: () => void;
};

/** Starts a server that a reverse proxy can be in front of. It answers with the request's headers. */
export async function startStubServer(): Promise<StubServer> {
  const server = createServer((request, response) => {
    if (request.url === '/readyz') {
      response.writeHead(stub.isReady ? 200 : 503).end();
      return;
    }
    stub.requests.push(`${request.method} ${request.url}`);
    stub.answer(request, response);
  });
  const stub: StubServer = {
    port: 0,
    requests: [],
    isReady: true,
    answer: (request, response) => response.end(JSON.stringify(request.headers)),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stub.port = (server.address() as AddressInfo).port;
  return stub;
}
