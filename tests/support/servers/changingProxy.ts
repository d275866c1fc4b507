import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Returns the body to send instead of the server's, or undefined for a 404. */
type Change = (body: string) => string | undefined;

export type ChangingProxy = {
  url: string;
  /** From now on changes the responses to paths that match. */
  change: (pattern: RegExp, change: Change) => void;
  /** Responses are those of the server again. */
  restore: () => void;
  close: () => Promise<void>;
};

/**
 * Passes GET and HEAD requests to a server, as if it were another release of it where responses are
 * changed. Unlike a route of the browser, it also serves the script of the service worker.
 */
export async function startChangingProxy(target: string): Promise<ChangingProxy> {
  const changes = new Map<RegExp, Change>();
  const answer = async ({ method = 'GET', url = '/', headers }: IncomingMessage) => {
    // With the host of the proxy, which the server puts into URLs.
    const sent = request(target + url, {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const bytes = await buffer(response);
    const change = [...changes].find(([pattern]) => pattern.test(url))?.[1];
    const body = change ? change(bytes.toString()) : bytes;
    if (body === undefined) return { status: 404, headers: {}, body };
    const kept = { ...response.headers };
    for (const name of ['content-length', 'transfer-encoding', 'etag']) delete kept[name];
    return { status: response.statusCode ?? 502, headers: kept, body };
  };
  const server = createServer((received, response) => {
    answer(received).then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    change: (pattern, change) => void changes.set(pattern, change),
    restore: () => changes.clear(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
