import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Reference = { $ref?: string };
type MediaType = {
  schema?: Reference;
  example?: unknown;
  examples?: Record<string, { summary?: string; value: unknown }>;
};
type Content = Record<string, MediaType>;
type Parameter = Reference & {
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  schema: Reference;
};
type Response = Reference & {
  description: string;
  content?: Content;
  headers?: Record<string, unknown>;
};

export type Operation = {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Content; required?: boolean };
  responses: Record<string, Response>;
  'x-extension'?: boolean;
};

export type ContractDocument = {
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Reference>; securitySchemes: Record<string, unknown> };
};

/** A request or response body: its title, the JSON pointer to its schema, and its examples. */
export type DocumentedBody = {
  title: string;
  schema: string;
  examples: [name: string, value: unknown][];
};

/** Reads openapi/openapi.yaml. */
export function readDocument(): ContractDocument {
  return parse(
    readFileSync(new URL('../../openapi/openapi.yaml', import.meta.url), 'utf8'),
  ) as ContractDocument;
}

/** Returns all operations with their routes, such as 'GET /api/teams/{id}'. */
export function listOperations(
  document: ContractDocument,
): { route: string; pointer: string; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      route: `${method.toUpperCase()} ${path}`,
      pointer: `#/paths/${escapeKey(path)}/${method}`,
      operation,
    })),
  );
}

/**
 * Resolves a `$ref` and returns its target with the target's pointer. A value without `$ref` is
 * returned unchanged. Throws if there is no target.
 */
export function resolveReference<T extends Reference>(
  document: ContractDocument,
  value: T,
  pointer: string,
): { value: T; pointer: string } {
  if (value.$ref === undefined) return { value, pointer };
  let target: unknown = document;
  for (const key of value.$ref.slice(2).split('/'))
    target = (target as Record<string, unknown> | undefined)?.[unescapeKey(key)];
  if (target === undefined) throw new Error(`${value.$ref} has no target`);
  return resolveReference(document, target as T, value.$ref);
}

/** Returns the request body and the response bodies of an operation. */
export function listBodies(
  document: ContractDocument,
  pointer: string,
  operation: Operation,
): DocumentedBody[] {
  const id = operation.operationId ?? pointer;
  const body = bodiesOfContent(
    `${id} body`,
    `${pointer}/requestBody`,
    operation.requestBody?.content,
  );
  const responses = Object.entries(operation.responses).flatMap(([status, response]) => {
    const resolved = resolveReference(document, response, `${pointer}/responses/${status}`);
    return bodiesOfContent(`${id} ${status}`, resolved.pointer, resolved.value.content);
  });
  return [...body, ...responses];
}

function bodiesOfContent(title: string, pointer: string, content: Content = {}): DocumentedBody[] {
  return Object.entries(content).map(([type, media]) => ({
    title,
    schema: `${pointer}/content/${escapeKey(type)}/schema`,
    examples:
      media.example === undefined
        ? Object.entries(media.examples ?? {}).map(([name, { value }]): [string, unknown] => [
            name,
            value,
          ])
        : [['example', media.example]],
  }));
}

const escapeKey = (key: string) =>
  encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
const unescapeKey = (key: string) =>
  decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
