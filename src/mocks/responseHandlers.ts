import { http, type HttpHandler, HttpResponse } from 'msw';
import type { operations } from '../../openapi/schema.d.ts';
import { type OperationId, operationRoutes } from './operations.ts';

/** Sends a request directly to the backend, bypassing all scenarios. */
export type BackendFetch = (request: Request) => Promise<Response>;

type Responses<K extends OperationId> = operations[K]['responses'];
type Status<K extends OperationId> = Extract<keyof Responses<K>, number>;
type Json<ResponseObject> = ResponseObject extends { content: { 'application/json': infer Body } }
  ? Body
  : never;

/** The operations that document a response with this status. */
export type OperationWithStatus<S extends number> = {
  [K in OperationId]: S extends keyof Responses<K> ? K : never;
}[OperationId];

/**
 * Creates the request handler of one operation. If the resolver returns undefined, the next handler
 * or the backend responds.
 */
export function intercept(
  operation: OperationId,
  resolver: (request: Request) => Promise<Response | undefined> | Response | undefined,
): HttpHandler {
  const [method, path] = operationRoutes[operation];
  return http[method](`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, ({ request }) =>
    resolver(request),
  );
}

/** Responds with a documented status and body; anything undocumented does not compile. */
export function respondWith<K extends OperationId, S extends Status<K>>(
  operation: K,
  status: S,
  body: Json<Responses<K>[S]>,
  headers: Record<string, string> = {},
): HttpHandler {
  return intercept(operation, () => Response.json(body, { status, headers }));
}

/** Passes the request to the backend and modifies its 200 response within the document's types. */
export function modifyResponse<K extends OperationWithStatus<200>>(
  operation: K,
  backendFetch: BackendFetch,
  modify: (body: Json<Responses<K>[200]>) => Json<Responses<K>[200]>,
): HttpHandler {
  return intercept(operation, async (request) => {
    const response = await backendFetch(request);
    if (response.status !== 200) return response;
    return Response.json(modify((await response.json()) as Json<Responses<K>[200]>), response);
  });
}

/** Responds with anything, also with what the OpenAPI document does not allow. */
export function rawResponse(operation: OperationId, createResponse: () => Response): HttpHandler {
  return intercept(operation, createResponse);
}

/** No response at all, as without a network. */
export const networkError = (): Response => HttpResponse.error();
