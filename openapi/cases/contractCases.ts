import {
  acceptedAccounts,
  type ContractDocument,
  listOperations,
  listParameters,
  type OperationEntry,
  type OwnedKind,
  requestBodyOf,
  resolveReference,
  type Schema,
  successStatus,
} from '../document.ts';
import type { ContractCase } from './contractCase.ts';
import { exampleRequest, fileFields } from './exampleRequest.ts';
import { extensionRequests, extensionState } from './extensionCases.ts';
import { extensionCases } from './listExtensionCases.ts';
import { rolesWithout, roleState } from './roles.ts';
import type { AccountKind } from '../types.ts';

/**
 * The provider state in which participant 17 and club 5 own something, and others do too. That of
 * the extensions has the same rows, and more.
 */
export const caseState = 'team 42 is registered in tournament 7';

const stateOf = ({ operation }: OperationEntry) => ({
  name: operation['x-extension'] ? extensionState : caseState,
  params: {},
});

/** Returns the state in which an extension has something to answer, if it is another one. */
function nameOfOwnState(operationId: string): { name?: string } {
  const name = extensionRequests[operationId]?.state;
  return name === undefined ? {} : { name };
}

/** What belongs to others in this state, with the fields by which a request body describes it. */
const others: Record<OwnedKind, { id: number | string; category_id?: number }> = {
  club: { id: 11 },
  participant: { id: 47 },
  team: { id: 57, category_id: 2 },
  picture: { id: 'participants/47.svg' },
};
/** A participant of club 5 who is in no team. */
const freeParticipant = 31;
const unknownId = 2_147_483_646;

/** The ids of what belongs to others. Nothing else in the states has one of them. */
export const idsOfOthers: unknown[] = Object.values(others).map(({ id }) => id);

/** Texts of the states that only another account of the kind may read. */
export const textsOfOthers: Record<AccountKind, string[]> = {
  participant: ['nadia@surel.example', 'RTBH'],
  club: ['nadia@surel.example', 'RTBH', 'pengurus@bahari.example'],
  // Organisers read what everybody has.
  organiser: [],
};

const jsonLimit = 64 * 1024;
const formLimit = 5 * 1024 * 1024;

/**
 * Returns the table of every error response that follows from the document: for each operation the
 * callers that it has to reject (from `security` and `x-owner`), and the requests that are not
 * valid. Throws if an operation with security has no `x-owner`.
 */
export const listContractCases = (document: ContractDocument): ContractCase[] =>
  listOperations(document).flatMap((entry) => [
    ...authorisationCases(document, entry),
    ...requestCases(document, entry),
    ...extensionCases(document, entry),
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
  const { operationId, responses, 'x-owner': owner } = operation;
  if (!owner) throw new Error(`${operationId} needs x-owner: whose data does it reach?`);
  const example = exampleRequest(document, entry);
  const create = (
    description: string,
    expected: number,
    changes: Partial<ContractCase>,
  ): ContractCase => ({
    ...example,
    chapter: 'authorisation',
    description,
    token: account,
    state: stateOf(entry),
    status: expected,
    ...changes,
  });
  const cases = [
    create('without a token', 401, { token: 'none' }),
    create('with a token that is not valid', 401, { token: 'invalid' }),
    create('with a token that has expired', 401, { token: 'expired', needsData: true }),
    ...specifiedKinds(document)
      .filter((kind) => kind !== account)
      .map((kind) => create(`with the token of a ${kind}`, 401, { token: kind })),
  ];
  for (const role of rolesWithout(entry))
    cases.push(create(`with the role ${role}`, 403, { role, needsData: true, state: roleState }));
  const status = [403, 404, 422].find((each) => each in responses);
  for (const [kind, position] of owner === 'token' ? [] : Object.entries(owner)) {
    if (status === undefined)
      throw new Error(`${operationId} lists no error response for what belongs to another`);
    const { id, ...description } = others[kind as OwnedKind];
    const [location = '', name = ''] = position.split('.');
    const { path, body } = example;
    const value = Array.isArray(body?.[name]) ? [freeParticipant, id] : id;
    const described = Object.entries(description).filter(([field]) => body && field in body);
    cases.push(
      create(`with another's ${kind}`, status, {
        needsData: true,
        path: location === 'path' ? { ...path, [name]: value } : path,
        body: body && {
          ...body,
          ...Object.fromEntries(described),
          ...(location === 'body' && { [name]: value }),
        },
      }),
    );
  }
  if (method === 'get')
    cases.push(
      create('with only what is its own', successStatus(operation), {
        isOwnData: account !== 'organiser',
        needsData: true,
        state: { ...stateOf(entry), ...nameOfOwnState(operationId) },
      }),
    );
  return cases;
}

function requestCases(document: ContractDocument, entry: OperationEntry): ContractCase[] {
  const { operation } = entry;
  const example = exampleRequest(document, entry);
  const create = (
    description: string,
    status: number,
    changes: Partial<ContractCase>,
  ): ContractCase => ({
    ...example,
    chapter: 'requests',
    description,
    token: acceptedAccounts(operation)[0] ?? 'none',
    state: stateOf(entry),
    status,
    ...changes,
  });
  const isListed = (status: number) => status in operation.responses;
  const isInteger = (schema: Schema) => resolveReference(document, schema).type === 'integer';
  const parameters = listParameters(document, entry)
    .map(({ value }) => value)
    .filter((parameter) => !parameter['x-extension']);
  const cases = parameters
    .filter(({ in: location, schema }) => location !== 'header' && isInteger(schema))
    .filter(() => isListed(422))
    .map(({ name, in: location }) =>
      create(`with ${name}=x`, 422, {
        [location]: { ...example[location as 'path' | 'query'], [name]: 'x' },
      }),
    );
  const body = requestBodyOf(document, operation);
  const { properties = {}, required = [] } = body ? resolveReference(document, body.schema) : {};
  const files = fileFields(document, operation);
  // The last id in the path, otherwise the first in the body or the query.
  const id =
    parameters.findLast((each) => each.in === 'path') ??
    Object.entries(properties)
      .map(([name, schema]) => ({ name, schema, in: 'body' as const }))
      .find(({ schema }) => isInteger(schema)) ??
    parameters.find((each) => each.in === 'query' && isInteger(each.schema));
  // A file cannot be an example, so without one that is required the body is not valid.
  if (isListed(404) && !files.some((name) => required.includes(name)) && id && id.in !== 'header')
    cases.push(
      create(`with a ${id.name} that does not exist`, 404, {
        needsData: true,
        [id.in]: { ...example[id.in], [id.name]: unknownId },
      }),
    );
  if (body)
    cases.push(
      create('with an empty body', 422, { body: {} }),
      create('with a body that is too large', 413, {
        size: files.length > 0 ? formLimit : (operation['x-max-bytes'] ?? jsonLimit),
      }),
    );
  return cases;
}
