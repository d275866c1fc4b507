/** The parts of a JSON Schema in an OpenAPI 3.1 document that the backend uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
  /** Error messages by schema keyword, shown if the keyword's check fails. */
  'x-messages'?: Record<string, string>;
};

export type Parameter = {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
};

type Content = Record<string, { schema: Schema }>;

type Operation = {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { $ref?: string; content: Content; required?: boolean };
  responses: Record<string, { $ref?: string; content?: Content }>;
};

const httpMethods = ['get', 'post', 'put', 'patch', 'delete'] as const;
type HttpMethod = (typeof httpMethods)[number];

export type ContractDocument = {
  openapi: string;
  paths: Record<string, Partial<Record<HttpMethod, Operation>> & { parameters?: Parameter[] }>;
  components?: unknown;
};

export type OperationEntry = {
  path: string;
  method: HttpMethod;
  operation: Operation;
  pointer: string;
};

const escapePointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** Returns all operations of the document, each with its JSON pointer. */
export function listOperations(document: ContractDocument): OperationEntry[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    httpMethods.flatMap((method) => {
      const operation = item[method];
      return operation
        ? [{ path, method, operation, pointer: `#/paths/${escapePointer(path)}/${method}` }]
        : [];
    }),
  );
}

/** Returns the target of a local `$ref`, or the value itself. Throws if the target is missing. */
export function resolveReference<T extends { $ref?: string }>(
  document: ContractDocument,
  value: T,
): T {
  if (value.$ref === undefined) return value;
  let found: unknown = document;
  for (const part of value.$ref.slice(2).split('/')) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    found = (found as Record<string, unknown> | undefined)?.[key];
  }
  if (found === undefined) throw new Error(`${value.$ref} is not in the document`);
  return resolveReference(document, found as T);
}

/**
 * Returns a function that finds the operation of a request by its method (in capitals) and path;
 * undefined if the document has none.
 */
export function createOperationMatcher(
  document: ContractDocument,
): (method: string, path: string) => OperationEntry | undefined {
  const routes = listOperations(document).map((entry) => ({
    entry,
    method: entry.method.toUpperCase(),
    pattern: new RegExp(`^${entry.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return (method, path) =>
    routes.find((route) => route.method === method && route.pattern.test(path))?.entry;
}
