import type { AccountKind, CallerRole } from './types.ts';

/** The parts of a JSON Schema in an OpenAPI 3.1 document that this project reads. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
  /**
   * Error messages by schema keyword, shown if the keyword's check fails. `{limit}` stands for the
   * number that the keyword sets.
   */
  'x-messages'?: Record<string, string>;
};

export type Parameter = {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: boolean;
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
  'x-extension'?: boolean;
};

export type Content = Record<
  string,
  {
    schema: Schema;
    example?: unknown;
    examples?: Record<string, { summary?: string; value: unknown }>;
  }
>;

type ResponseObject = {
  $ref?: string;
  description: string;
  content?: Content;
  headers?: Record<string, { required?: boolean }>;
  /** Whether a client needs only the status of this error response. */
  'x-status-only'?: boolean;
};

/** A kind of thing that belongs to an account. */
export type OwnedKind = 'club' | 'participant' | 'team' | 'picture';

export type Operation = {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { $ref?: string; content: Content; required?: boolean };
  responses: Record<string, ResponseObject>;
  'x-extension'?: boolean;
  /**
   * `token` if a request reaches only what belongs to the account of its token; otherwise where it
   * names what may be another's, such as `{ club: 'path.id' }`.
   */
  'x-owner'?: 'token' | Partial<Record<OwnedKind, string>>;
  /** The roles of those who may call it; required for each operation with their token. */
  'x-roles'?: CallerRole[];
  /** The statuses of error responses of which a client needs no text. */
  'x-status-only'?: number[];
  /** The most bytes of a body without files, if more than others need. */
  'x-max-bytes'?: number;
  /**
   * The operation that shows what this one has changed, where no read above its path does; `none` if
   * nothing needs to show it.
   */
  'x-read-back'?: string;
  /** `data` if `success: false` in a success response is no failure. */
  'x-success'?: 'data';
};

const httpMethods = ['get', 'post', 'put', 'patch', 'delete'] as const;
type HttpMethod = (typeof httpMethods)[number];

export type ContractDocument = {
  openapi: string;
  info: { version: string };
  tags: { name: string; description?: string }[];
  paths: Record<string, Partial<Record<HttpMethod, Operation>> & { parameters?: Parameter[] }>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, unknown>;
    securitySchemes?: Record<string, unknown>;
  };
};

export type OperationEntry = {
  path: string;
  method: HttpMethod;
  operation: Operation;
  pointer: string;
};

/** Returns a key as it is written in a JSON pointer. */
export const escapePointer = (key: string): string =>
  key.replaceAll('~', '~0').replaceAll('/', '~1');

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
  return locateReference(document, value, '').value;
}

/**
 * Like `resolveReference`, but also returns the JSON pointer of the target. `pointer` is the pointer
 * of the value itself.
 */
export function locateReference<T extends { $ref?: string }>(
  document: ContractDocument,
  value: T,
  pointer: string,
): { value: T; pointer: string } {
  if (value.$ref === undefined) return { value, pointer };
  let found: unknown = document;
  for (const part of value.$ref.slice(2).split('/')) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    found = (found as Record<string, unknown> | undefined)?.[key];
  }
  if (found === undefined) throw new Error(`${value.$ref} is not in the document`);
  return locateReference(document, found as T, value.$ref);
}

/**
 * Returns the parameters of an operation, those of its path first, each with the JSON pointer of
 * its definition.
 */
export function listParameters(
  document: ContractDocument,
  { path, operation, pointer }: OperationEntry,
): { value: Parameter; pointer: string }[] {
  const locate = (parent: string) => (parameter: Parameter, index: number) =>
    locateReference(document, parameter, `${parent}/parameters/${index}`);
  const pathPointer = pointer.slice(0, pointer.lastIndexOf('/'));
  return [
    ...(document.paths[path]?.parameters ?? []).map(locate(pathPointer)),
    ...(operation.parameters ?? []).map(locate(pointer)),
  ];
}

/**
 * Returns the header parameters of an operation: the names of those whose value a request chooses,
 * and name and value of those that the document sets.
 */
export function listHeaders(
  document: ContractDocument,
  entry: OperationEntry,
): { chosen: string[]; constant: Record<string, string> } {
  const headers = listParameters(document, entry).filter(({ value }) => value.in === 'header');
  const valueOf = ({ schema }: Parameter) => resolveReference(document, schema).const;
  const isConstant = ({ value }: (typeof headers)[number]) => valueOf(value) !== undefined;
  return {
    chosen: headers.filter((header) => !isConstant(header)).map(({ value }) => value.name),
    constant: Object.fromEntries(
      headers.filter(isConstant).map(({ value }) => [value.name, String(valueOf(value))]),
    ),
  };
}

/** Returns a message of the document with the number that it mentions. */
export const fillLimit = (message: string, limit: number | undefined): string =>
  message.replace('{limit}', String(limit));

export type BodyType = 'application/json' | 'multipart/form-data';

/** Returns the media type and schema of an operation's request body; undefined without a body. */
export function requestBodyOf(
  document: ContractDocument,
  { requestBody }: Operation,
): { type: BodyType; schema: Schema; isRequired: boolean; example: unknown } | undefined {
  if (!requestBody) return undefined;
  const { content, required: isRequired = false } = resolveReference(document, requestBody);
  const type = 'multipart/form-data' in content ? 'multipart/form-data' : 'application/json';
  const media = content[type];
  if (!media) throw new Error(`A request body must be JSON or a form`);
  return { type, schema: media.schema, isRequired, example: exampleOf(media) };
}

const toAccountKind = (scheme: string) => scheme.replace(/Bearer$/, '') as AccountKind;

/** Returns the kinds of account: one for each bearer scheme of the document. */
export const listAccountKinds = ({ components }: ContractDocument): AccountKind[] =>
  Object.keys(components.securitySchemes ?? {}).map(toAccountKind);

/** Returns the kinds of account whose token an operation accepts; none if it is public. */
export const acceptedAccounts = ({ security = [] }: Operation): AccountKind[] =>
  security.flatMap((requirement) => Object.keys(requirement).map(toAccountKind));

/**
 * Returns the roles of the organisers who may call an operation; none if it accepts no token of
 * organisers. Throws if it does, and the document names no role.
 */
export function acceptedRoles(operation: Operation): CallerRole[] {
  const { operationId, 'x-roles': roles = [] } = operation;
  if (acceptedAccounts(operation).includes('organiser') && roles.length === 0)
    throw new Error(`${operationId} needs x-roles: which organisers may call it?`);
  return roles;
}

/** Whether a client needs only the status of an error response, and not its text. */
export const isStatusOnly = (
  document: ContractDocument,
  { responses, 'x-status-only': statuses = [] }: Operation,
  status: number,
): boolean => {
  const response = responses[status];
  return (
    statuses.includes(status) ||
    (response !== undefined && resolveReference(document, response)['x-status-only'] === true)
  );
};

/** Returns the only or the first example of a parameter or a body. */
export const exampleOf = ({
  example,
  examples = {},
}: {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}): unknown => example ?? Object.values(examples)[0]?.value;

/** Returns the status of an operation's success response. Throws if it has none. */
export function successStatus({ operationId, responses }: Operation): number {
  const status = Object.keys(responses).find((code) => code.startsWith('2'));
  if (status === undefined) throw new Error(`${operationId} has no success response`);
  return Number(status);
}

/** Returns the content of an operation's success response, by media type. */
const successContentOf = (document: ContractDocument, operation: Operation): Content => {
  const response = operation.responses[successStatus(operation)];
  return (response && resolveReference(document, response).content) ?? {};
};

/** Returns the media type of an operation's success response: JSON if it has no content. */
export const successTypeOf = (document: ContractDocument, operation: Operation): string =>
  Object.keys(successContentOf(document, operation))[0] ?? 'application/json';

/** Returns the example of an operation's success response; undefined if it has none. */
export const successExampleOf = (document: ContractDocument, operation: Operation): unknown =>
  exampleOf(successContentOf(document, operation)['application/json'] ?? {});

/** Returns the JSON schema of one of an operation's responses; undefined if it has none. */
export function responseSchemaOf(
  document: ContractDocument,
  { responses }: Operation,
  status: number,
): Schema | undefined {
  const response = responses[status];
  return response && resolveReference(document, response).content?.['application/json']?.schema;
}
