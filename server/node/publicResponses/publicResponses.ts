import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import type { ContractDocument } from '../../../openapi/document.ts';
import type { RequestEntry } from '../http/requestIdentifier.ts';
import type { ContentVersion } from './contentVersion.ts';
import { createPublicReadFinder } from './publicReads.ts';
import { createResponseFinder } from './responseFinder.ts';
import { selectResponse, type StoredResponse } from './storedResponse.ts';

type Bindings = HttpBindings | Http2Bindings;
type Fetch = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** What is read of a request, in either version of HTTP. */
type ReceivedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'socket'>;

type Options = {
  document: ContractDocument;
  version: ContentVersion;
  /** Answers all requests that are not answered from the cache. */
  fetch: Fetch;
  /** Public origin without a final slash; undefined if responses have that of their request. */
  publicUrl: string | undefined;
  /** Receives each request that is answered from the cache. */
  onRequest?: ((entry: RequestEntry, request: ReceivedRequest) => void) | undefined;
  maxBytes?: number;
};

/** The JSON text of a successful response, and its entity tag. */
type PublicResponse = { body: string; etag: string };

/** Returns the response to a public GET of the API; undefined if it is no success. */
type ReadPublicResponse = (path: string, origin: string) => Promise<PublicResponse | undefined>;

/** Keeps the responses to public GET requests of the API until what they contain changes. */
export type PublicResponses = {
  /** Answers a request at once if its response is in the cache; returns whether it did. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers any other request, and keeps its response if the public may read it. */
  fetch: Fetch;
  /** `path` has a query if needed, and `origin` no final slash. */
  readPublicResponse: ReadPublicResponse;
};

const defaultMaxBytes = 64 * 1024 * 1024;
const decoder = new TextDecoder();

/**
 * Creates a cache in front of the application. Each response is computed once, also for simultaneous
 * requests. What fails is not kept, and a response without a current version is never sent from the
 * cache.
 */
export function createPublicResponses({
  document,
  version: contentVersion,
  fetch,
  publicUrl,
  onRequest,
  maxBytes = defaultMaxBytes,
}: Options): PublicResponses {
  const findPublicRead = createPublicReadFinder(document);
  const { findNow, find } = createResponseFinder(contentVersion, maxBytes);

  /** Absolute URLs in a response have the public origin, or else that of the request. */
  const keyOf = (origin: string, url: string) => (publicUrl === undefined ? origin + url : url);
  const keyOfRequest = ({ method, url, headers, socket }: ReceivedRequest): string | undefined => {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    if (!url?.startsWith('/api/') || headers.authorization !== undefined) return undefined;
    const host = headers.host ?? headers[':authority'];
    if (typeof host !== 'string') return undefined;
    return keyOf(`${'encrypted' in socket ? 'https' : 'http'}://${host}`, url);
  };

  const observe = (operation: string, status: number, request: ReceivedRequest, from: number) =>
    onRequest?.(
      {
        method: request.method ?? 'GET',
        operation,
        status,
        milliseconds: Math.round((performance.now() - from) * 10) / 10,
      },
      request,
    );
  const select = (stored: StoredResponse, { headers }: ReceivedRequest) =>
    selectResponse(stored, headers['accept-encoding']?.toString(), headers['if-none-match']);

  return {
    handle(request, response) {
      const key = keyOfRequest(request);
      const stored = key === undefined ? undefined : findNow(key);
      if (!stored) return false;
      const startedAt = onRequest ? performance.now() : 0;
      const { status, headers, body } = select(stored, request);
      response.writeHead(status, headers);
      if (request.method === 'HEAD' || status === 304) response.end();
      else response.end(body);
      observe(stored.operation, status, request, startedAt);
      return true;
    },

    async fetch(request, bindings) {
      const { incoming } = bindings;
      const key = keyOfRequest(incoming);
      const operation = key === undefined ? undefined : findPublicRead(incoming.url ?? '');
      if (key === undefined || operation === undefined) {
        try {
          return await fetch(request, bindings);
        } finally {
          if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method)) contentVersion.expire();
        }
      }
      const startedAt = performance.now();
      const { found, isNew } = await find(key, operation, () =>
        fetch(withoutConditions(request), bindings),
      );
      if (found === undefined) return fetch(request, bindings);
      if (found instanceof Response) return found;
      const { status, headers, body } = select(found, incoming);
      // A new one was observed while it was computed.
      if (!isNew) observe(operation, status, incoming, startedAt);
      return new Response(request.method === 'HEAD' || status === 304 ? null : body, {
        status,
        headers: toPairs(headers),
      });
    },

    async readPublicResponse(path, origin) {
      const operation = findPublicRead(path);
      if (operation === undefined) return undefined;
      const request = new Request((publicUrl ?? origin) + path);
      const { found } = await find(keyOf(origin, path), operation, () =>
        fetch(request, {} as Bindings),
      );
      if (found === undefined || found instanceof Response) return undefined;
      const { body, etag } = found.variants.identity;
      return { body: decoder.decode(body), etag };
    },
  };
}

/** Returns a GET request for the whole response, uncompressed. */
function withoutConditions(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of ['accept-encoding', 'if-none-match']) headers.delete(name);
  return new Request(request.url, { headers });
}

function toPairs(headers: string[]): [string, string][] {
  return headers.flatMap((name, index) =>
    index % 2 === 0 ? [[name, headers[index + 1] ?? ''] as [string, string]] : [],
  );
}
