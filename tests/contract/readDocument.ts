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

/**
 * A body or an answer: what it is of, the pointer to its schema in the document, and its examples
 * by name.
 */
export type Message = { title: string; schema: string; examples: [name: string, value: unknown][] };

/** Gives the document as it stands in openapi/openapi.yaml. */
export function readDocument(): ContractDocument {
  return parse(
    readFileSync(new URL('../../openapi/openapi.yaml', import.meta.url), 'utf8'),
  ) as ContractDocument;
}

/** Gives every operation with its address, as in 'GET /api/teams/{id}'. */
export function operationsOf(
  document: ContractDocument,
): { call: string; pointer: string; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      pointer: `#/paths/${escapeKey(path)}/${method}`,
      operation,
    })),
  );
}

/**
 * Follows a reference; gives what it points at and where that stands. Throws for a reference into
 * nothing.
 */
export function follow<T extends Reference>(
  document: ContractDocument,
  value: T,
  pointer: string,
): { value: T; pointer: string } {
  if (value.$ref === undefined) return { value, pointer };
  let target: unknown = document;
  for (const key of value.$ref.slice(2).split('/'))
    target = (target as Record<string, unknown> | undefined)?.[unescapeKey(key)];
  if (target === undefined) throw new Error(`${value.$ref} points at nothing`);
  return follow(document, target as T, value.$ref);
}

/** Gives the body and all answers of an operation that carry content. */
export function messagesOf(
  document: ContractDocument,
  pointer: string,
  operation: Operation,
): Message[] {
  const id = operation.operationId ?? pointer;
  const body = contentMessages(
    `${id} body`,
    `${pointer}/requestBody`,
    operation.requestBody?.content,
  );
  const answers = Object.entries(operation.responses).flatMap(([status, response]) => {
    const found = follow(document, response, `${pointer}/responses/${status}`);
    return contentMessages(`${id} ${status}`, found.pointer, found.value.content);
  });
  return [...body, ...answers];
}

function contentMessages(title: string, pointer: string, content: Content = {}): Message[] {
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
