/** The parts of an OpenAPI 3.1 document that the binder reads. */
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
  /** What a person reads where a keyword of the schema does not hold. */
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

export type Operation = {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { $ref?: string; content: Content; required?: boolean };
  responses: Record<string, { $ref?: string; content?: Content }>;
};

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

export type ContractDocument = {
  openapi: string;
  paths: Record<string, Partial<Record<Method, Operation>> & { parameters?: Parameter[] }>;
  components?: unknown;
};

export type Location = { path: string; method: Method; operation: Operation; pointer: string };

const escapePointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** Every operation of the document with its JSON pointer. */
export function locateOperations(document: ContractDocument): Location[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation
        ? [{ path, method, operation, pointer: `#/paths/${escapePointer(path)}/${method}` }]
        : [];
    }),
  );
}

/** What a local `$ref` points at, or the value itself. Throws when nothing is there. */
export function resolve<T extends { $ref?: string }>(document: ContractDocument, value: T): T {
  if (value.$ref === undefined) return value;
  let found: unknown = document;
  for (const part of value.$ref.slice(2).split('/')) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    found = (found as Record<string, unknown> | undefined)?.[key];
  }
  if (found === undefined) throw new Error(`${value.$ref} is not in the document`);
  return resolve(document, found as T);
}
