import { http, type HttpHandler } from 'msw';
import { allOperations } from '../../../openapi/allOperations.ts';
import { toRoutePattern } from '../../../openapi/routes.ts';
import type {
  OperationId,
  OperationWithStatus,
  ResponseOf,
  StatusOf,
} from '../../../openapi/types.ts';

export const operationIds = Object.keys(allOperations) as OperationId[];

/** Sends a request directly to the backend, bypassing all scenarios. */
export type BackendFetch = (request: Request) => Promise<Response>;

/**
 * Creates the request handler of one operation. If the resolver returns undefined, the next handler
 * or the backend responds.
 */
export function intercept(
  operation: OperationId,
  resolver: (request: Request) => Promise<Response | undefined> | Response | undefined,
): HttpHandler {
  const { method, path } = allOperations[operation];
  return http[method](`*${toRoutePattern(path)}`, ({ request }) => resolver(request));
}

/** Responds with a documented status and body; anything undocumented does not compile. */
export const respondWith = <K extends OperationId, S extends StatusOf<K>>(
  operation: K,
  status: S,
  body: ResponseOf<K, S>,
): HttpHandler => intercept(operation, () => Response.json(body, { status }));

/** Passes the request to the backend and modifies its 200 response within the document's types. */
export const modifyResponse = <K extends OperationWithStatus<200>>(
  operation: K,
  backendFetch: BackendFetch,
  modify: (body: ResponseOf<K>) => ResponseOf<K>,
): HttpHandler =>
  intercept(operation, async (request) => {
    const response = await backendFetch(request);
    if (response.status !== 200) return response;
    return Response.json(modify((await response.json()) as ResponseOf<K>), response);
  });
