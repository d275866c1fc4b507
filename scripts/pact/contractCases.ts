import {
  acceptedAccounts,
  type ContractDocument,
  exampleOf,
  listOperations,
  listParameters,
  type OperationEntry,
  type OwnedKind,
  requestBodyOf,
  resolveReference,
  type Schema,
  successStatus,
} from '../../openapi/document.ts';
import { fillPath } from '../../openapi/routes.ts';
import type { AccountKind } from '../../openapi/types.ts';

export const chapters = ['authorisation', 'requests'] as const;
export type Chapter = (typeof chapters)[number];

type Fields = Record<string, unknown>;

/** A request that follows from the document alone, and the status that the document gives it. */
export type ContractCase = {
  chapter: Chapter;
  entry: OperationEntry;
  description: string;
  token: 'none' | 'invalid' | AccountKind;
  path: Fields;
  query: Fields;
  /** Undefined if the operation has no body. */
  body: Fields | undefined;
  /** The size in bytes to which the body is filled up. */
  size?: number;
  status: number;
  /** Whether it needs the data of `caseState`, and not only a token. */
  needsData?: boolean;
  /** Whether the response must not contain what belongs to others. */
  showsOnlyOwn?: boolean;
};

/** The provider state in which participant 17 and club 5 own something, and others do too. */
export const caseState = 'team 42 is registered in tournament 7';

/** What belongs to others in this state, with the fields by which a request body describes it. */
const others: Record<OwnedKind, Fields & { id: number | string }> = {
  club: { id: 11 },
  participant: { id: 47 },
  team: { id: 57, category_id: 2 },
  picture: { id: 'participants/47.svg' },
};
/** A participant of club 5 who is in no team. */
const freeParticipant = 31;
const unknownId = 2_147_483_646;

/** Texts of the state that only another account of the kind may read. */
export const textsOfOthers: Record<AccountKind, string[]> = {
  participant: ['nadia@surel.example', 'RTBH'],
  club: ['nadia@surel.example', 'RTBH', 'pengurus@bahari.example'],
  // Organisers read what everybody has.
  organiser: [],
};

const jsonLimit = 64 * 1024;
const formLimit = 5 * 1024 * 1024;

/**
 * Returns the table of every error response that follows from the document: for each operation the callers
 * that it has to reject (from `security` and `x-owner`), and the requests that do not fit. Throws
 * if an operation with security has no `x-owner`.
 */
export const listContractCases = (document: ContractDocument): ContractCase[] =>
  listOperations(document).flatMap((entry) => [
    ...authorisationCases(document, entry),
    ...requestCases(document, entry),
  ]);

/** The kinds of account that every backend has: those that extensions alone need are optional. */
const specifiedKinds = (document: ContractDocument): AccountKind[] => [
  ...new Set(
    listOperations(document)
      .filter(({ operation }) => !operation['x-extension'])
      .flatMap(({ operation }) => acceptedAccounts(operation)),
  ),
];

function authorisationCases(document: ContractDocument, entry: OperationEntry): ContractCase[] {
  const { operation, method } = entry;
  const [account] = acceptedAccounts(operation);
  if (!account) return [];
  const { operationId, 'x-owner': owner } = operation;
  if (!owner) throw new Error(`${operationId} needs x-owner: whose data does it reach?`);
  const create = caseFactory(document, entry, 'authorisation');
  const rejected = { status: 401 };
  return [
    create('without a token', { ...rejected, token: 'none' }),
    create('with a token that is not valid', { ...rejected, token: 'invalid' }),
    ...specifiedKinds(document)
      .filter((kind) => kind !== account)
      .map((kind) => create(`with the token of a ${kind}`, { ...rejected, token: kind })),
    ...(owner === 'token' ? [] : Object.entries(owner)).map(([kind, place]) => {
      const { id, ...description } = others[kind as OwnedKind];
      const [location = '', name = ''] = place.split('.');
      const { path, body } = create('', {});
      const value = Array.isArray(body?.[name]) ? [freeParticipant, id] : id;
      return create(`with another's ${kind}`, {
        status: firstStatus(entry, 403, 404, 422),
        needsData: true,
        path: location === 'path' ? { ...path, [name]: value } : path,
        body: body && {
          ...body,
          ...Object.fromEntries(Object.entries(description).filter(([field]) => field in body)),
          ...(location === 'body' && { [name]: value }),
        },
      });
    }),
    ...(method === 'get'
      ? [create('with only what is its own', { showsOnlyOwn: true, needsData: true })]
      : []),
  ];
}

function requestCases(document: ContractDocument, entry: OperationEntry): ContractCase[] {
  const { operation } = entry;
  const create = caseFactory(document, entry, 'requests');
  const isListed = (status: number) => status in operation.responses;
  const parameters = listParameters(document, entry)
    .map(({ value }) => value)
    .filter((parameter) => !parameter['x-extension']);
  const body = requestBodyOf(document, operation);
  const { properties = {}, required = [] } = body ? resolveReference(document, body.schema) : {};
  const files = Object.keys(properties).filter((name) => properties[name]?.format === 'binary');
  const base = create('', {});
  const cases = parameters
    .filter(({ schema }) => resolveReference(document, schema).type === 'integer')
    .filter(() => isListed(422))
    .map(({ name, in: location }) =>
      create(`with ${name}=x`, {
        status: 422,
        ...(location === 'path' && { path: { ...base.path, [name]: 'x' } }),
        ...(location === 'query' && { query: { ...base.query, [name]: 'x' } }),
      }),
    );
  // A file cannot be an example, so without one that is required the body is not valid.
  const isValid = !files.some((name) => required.includes(name));
  const unknown = isListed(404) && isValid ? findId(document, parameters, properties) : undefined;
  if (unknown)
    cases.push(
      create(`with a ${unknown.name} that does not exist`, {
        status: 404,
        needsData: true,
        [unknown.location]: { ...base[unknown.location], [unknown.name]: unknownId },
      }),
    );
  if (body)
    cases.push(
      create('with an empty body', { status: 422, body: {} }),
      create('with a body that is too large', {
        status: 413,
        size: files.length > 0 ? formLimit : jsonLimit,
      }),
    );
  return cases;
}

/** The place of an id: the last one in the path, otherwise the first in the body or the query. */
function findId(
  document: ContractDocument,
  parameters: { name: string; in: string; schema: Schema }[],
  properties: Record<string, Schema>,
): { location: 'path' | 'query' | 'body'; name: string } | undefined {
  const isId = (schema: Schema) => resolveReference(document, schema).type === 'integer';
  const inPath = parameters.findLast((each) => each.in === 'path')?.name;
  if (inPath !== undefined) return { location: 'path', name: inPath };
  const inBody = Object.entries(properties).find(([, schema]) => isId(schema))?.[0];
  if (inBody !== undefined) return { location: 'body', name: inBody };
  const inQuery = parameters.find((each) => each.in === 'query' && isId(each.schema))?.name;
  return inQuery === undefined ? undefined : { location: 'query', name: inQuery };
}

/** Returns a function that creates cases from the examples of the document. */
function caseFactory(document: ContractDocument, entry: OperationEntry, chapter: Chapter) {
  const parameters = listParameters(document, entry).map(({ value }) => value);
  const examplesIn = (location: string) =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === location && (location === 'path' || each.required))
        .map((parameter) => [parameter.name, exampleOf(parameter)]),
    );
  const body = requestBodyOf(document, entry.operation);
  const properties = body ? (resolveReference(document, body.schema).properties ?? {}) : {};
  const isFile = (name: string) => properties[name]?.format === 'binary';
  return (description: string, changes: Partial<ContractCase>): ContractCase => ({
    chapter,
    entry,
    description,
    token: acceptedAccounts(entry.operation)[0] ?? 'none',
    path: examplesIn('path'),
    query: examplesIn('query'),
    // A file cannot be an example.
    body:
      body &&
      Object.fromEntries(Object.entries(body.example as Fields).filter(([name]) => !isFile(name))),
    status: successStatus(entry.operation),
    ...changes,
  });
}

function firstStatus({ operation }: OperationEntry, ...statuses: number[]): number {
  const found = statuses.find((status) => status in operation.responses);
  if (found === undefined)
    throw new Error(`${operation.operationId} lists no error response for what belongs to another`);
  return found;
}

/** Returns the request of an operation that the examples of the document make. */
export const exampleCase = (document: ContractDocument, entry: OperationEntry): ContractCase =>
  caseFactory(document, entry, 'requests')('', {});

/** Returns the path and query of an operation's request, from the examples of the document. */
export const exampleUrl = (document: ContractDocument, entry: OperationEntry): string =>
  caseUrl(exampleCase(document, entry));

/** Returns the path and query of a case's request. */
export function caseUrl({ entry, path, query }: ContractCase): string {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  return `${fillPath(entry.path, path)}${parameters.size > 0 ? `?${parameters}` : ''}`;
}

/** Returns the body of a case's request: JSON text or a form, filled up to the size of the case. */
export function caseBody(
  document: ContractDocument,
  { entry, body, size = 0 }: ContractCase,
): string | FormData | undefined {
  const described = requestBodyOf(document, entry.operation);
  if (!described || !body) return undefined;
  const filled = size > 0 ? { ...body, padding: 'x'.repeat(size) } : body;
  if (described.type === 'application/json') return JSON.stringify(filled);
  const form = new FormData();
  for (const [name, value] of Object.entries(filled))
    for (const item of [value].flat()) form.append(name, String(item));
  return form;
}
