import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { allOperations } from '../../../openapi/allOperations.ts';
import { createRouteMatcher } from '../../../openapi/routes.ts';
import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that is being handled, for the log. */
export const requestContext = new AsyncLocalStorage<{ requestId: string }>();

/** A request that was answered. */
export type RequestEntry = {
  method: string;
  /** The operation of the document, or which other part of the server has answered. */
  operation: string;
  status: number;
  milliseconds: number;
};

type Options = {
  /** Whether a reverse proxy in front chooses the id. */
  trustsProxy: boolean;
  /** Receives each request after its response was created. */
  onRequest: ((entry: RequestEntry) => void) | undefined;
};

const findOperation = createRouteMatcher(Object.values(allOperations));
const idHeader = 'X-Request-Id';
/** Long enough for a UUID or a trace id; nothing that could break a line of a log. */
const proxyId = /^[\w.-]{8,64}$/;

/**
 * Returns a middleware that gives each request an id, for the log and for the `X-Request-Id` header
 * of an error response, and reports it when it was answered.
 */
export function createRequestIdentifier({ trustsProxy, onRequest }: Options): MiddlewareHandler {
  const nameOperation = ({ req: { method, path } }: Context) =>
    findOperation(method, path)?.id ??
    /^\/(api|storage|docs|assets)(?=\/|$)/.exec(path)?.[1] ??
    'page';
  return async (context, next) => {
    const startedAt = performance.now();
    const requestId = identifyRequest(context.req.header(idHeader), trustsProxy);
    await requestContext.run({ requestId }, async () => {
      await next();
      // Only there: a first visit has 70 responses, whose headers would weigh 4 kB more.
      if (context.res.status >= 400) context.header(idHeader, requestId);
      onRequest?.({
        method: context.req.method,
        operation: nameOperation(context),
        status: context.res.status,
        milliseconds: Math.round((performance.now() - startedAt) * 10) / 10,
      });
    });
  };
}

/** Returns what reports a request that was answered without the middleware, with an id for the log. */
export function identifyObserved(
  onRequest: (entry: RequestEntry) => void,
  trustsProxy: boolean,
): (entry: RequestEntry, request: Pick<IncomingMessage, 'headers'>) => void {
  return (entry, { headers }) => {
    const requestId = identifyRequest(headers[idHeader.toLowerCase()]?.toString(), trustsProxy);
    requestContext.run({ requestId }, () => onRequest(entry));
  };
}

/** Returns the id of a request: that of a trusted proxy (`sent`), or a new one. */
function identifyRequest(sent: string | undefined, trustsProxy: boolean): string {
  return trustsProxy && sent !== undefined && proxyId.test(sent) ? sent : crypto.randomUUID();
}
