import { http, type HttpHandler, HttpResponse } from 'msw';
import type { operations } from '../../openapi/schema.d.ts';
import { type OperationId, places } from './operations.ts';

/** Answers a request as the backend does, past everything that is laid over it. */
export type AskBackend = (request: Request) => Promise<Response>;

type Answers<K extends OperationId> = operations[K]['responses'];
type Status<K extends OperationId> = Extract<keyof Answers<K>, number>;
type Json<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never;

/** The operations for which the document promises an answer with this status. */
export type Answering<S extends number> = {
  [K in OperationId]: S extends keyof Answers<K> ? K : never;
}[OperationId];

/**
 * The handler of one operation that answers with whatever the resolver gives; the backend answers
 * where that is nothing.
 */
export function intercept(
  operation: OperationId,
  resolver: (request: Request) => Promise<Response | undefined> | Response | undefined,
): HttpHandler {
  const [method, path] = places[operation];
  return http[method](`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, ({ request }) =>
    resolver(request),
  );
}

/**
 * Answers an operation as the document promises it: a status or a field that is not in it does not
 * compile.
 */
export function fault<K extends OperationId, S extends Status<K>>(
  operation: K,
  status: S,
  body: Json<Answers<K>[S]>,
  headers: Record<string, string> = {},
): HttpHandler {
  return intercept(operation, () => Response.json(body, { status, headers }));
}

/**
 * Answers an operation as the backend does, with its good answer changed within what the document
 * promises.
 */
export function altered<K extends Answering<200>>(
  operation: K,
  ask: AskBackend,
  change: (body: Json<Answers<K>[200]>) => Json<Answers<K>[200]>,
): HttpHandler {
  return intercept(operation, async (request) => {
    const answer = await ask(request);
    if (answer.status !== 200) return answer;
    return Response.json(change((await answer.json()) as Json<Answers<K>[200]>), answer);
  });
}

/** Answers an operation with something that no document allows. */
export function broken(operation: OperationId, answer: () => Response): HttpHandler {
  return intercept(operation, answer);
}

/** No answer at all, as without a network. */
export const noAnswer = (): Response => HttpResponse.error();
