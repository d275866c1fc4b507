import { allOperations } from '../../openapi/allOperations.ts';
import { fillPath } from '../../openapi/routes.ts';

export type OperationName = keyof typeof allOperations;
export type Answer = { status: number; body: unknown };
type Options = {
  /** Values of the path parameters. */
  path?: Record<string, string | number>;
  query?: string;
  body?: unknown;
  token?: string;
  /** Of what is to be changed. */
  version?: string;
  /** Whether what is to be made must not be there yet. */
  isNew?: boolean;
  /** Address of the client. */
  from?: string;
};

/**
 * Returns functions that send operations of the document to a server with one proxy in front.
 * `parallel` sends one `count` times at once, with options for the number of each call, and adds it
 * to `called`.
 */
export function createOperationCalls(readUrl: () => string, count: number) {
  const called = new Set<OperationName>();

  async function send(name: OperationName, options: Options = {}): Promise<Answer> {
    const { path = {}, query = '', body, token, version, isNew, from = '203.0.113.1' } = options;
    const operation = allOperations[name];
    const isForm = body instanceof FormData;
    const response = await fetch(`${readUrl()}${fillPath(operation.path, path)}${query}`, {
      method: operation.method.toUpperCase(),
      headers: {
        'X-Forwarded-For': from,
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(version && { 'If-Match': version }),
        ...(isNew && { 'If-None-Match': '*' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
    return { status: response.status, body: await (isJson ? response.json() : response.bytes()) };
  }

  const parallel = (name: OperationName, options: (number: number) => Options) => {
    called.add(name);
    return Promise.all(Array.from({ length: count }, (_, number) => send(name, options(number))));
  };

  return { send, parallel, called };
}

/** How often each status was answered. */
export function countStatuses(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

export function toForm(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
