import {
  acceptedAccounts,
  type ContractDocument,
  listHeaders,
  listOperations,
  type OperationEntry,
  successStatus,
  successTypeOf,
} from '../../../openapi/document.ts';
import { roleSignIns } from '../../../openapi/cases/roles.ts';
import type { AccountKind, CallerRole } from '../../../openapi/types.ts';
import {
  encodeBody,
  exampleRequest,
  type ExampleRequest,
  requestUrl,
} from '../../../openapi/cases/exampleRequest.ts';
import type { ProviderState } from '../backend.ts';
import type { ContractCase } from '../../../openapi/cases/contractCase.ts';
import { textsOfOthers } from '../../../openapi/cases/contractCases.ts';
import type { Interaction } from '../pactFile.ts';

/** A request to verify: an interaction of the pact, or a case of another chapter. */
export type PlannedRequest = {
  chapter: 'pact' | ContractCase['chapter'];
  entry: OperationEntry;
  description: string;
  expectedStatus: number;
  states: ProviderState[];
  method: string;
  /** The path and the query. */
  path: string;
  /** A placeholder such as `Bearer club-token` is replaced with a token of the state. */
  headers: Headers;
  body: string | Uint8Array<ArrayBuffer> | FormData | undefined;
  /** Whether the body is meant to be too large. */
  isTooLarge?: boolean;
  interaction?: Interaction;
  /** Requests that have to succeed before this one, in the same state. */
  after?: PlannedRequest[];
  /** How to get its token, if the state endpoint returns none for its role. */
  signIn?: PlannedRequest | undefined;
  /** The read that shows what it has changed. */
  readBack?: PlannedRequest | undefined;
  /** Texts that the response must not contain, because it must contain only what is its own. */
  textsOfOthers?: string[] | undefined;
};

/** Returns the request of an interaction. */
export function planInteraction(entry: OperationEntry, interaction: Interaction): PlannedRequest {
  const { description, providerStates: states = [], request, response } = interaction;
  const { method, path, query = {}, headers = {}, body } = request;
  const parameters = Object.entries(query).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value]),
  );
  return {
    chapter: 'pact',
    entry,
    description,
    expectedStatus: response.status,
    states,
    method,
    path: parameters.length > 0 ? `${path}?${new URLSearchParams(parameters)}` : path,
    headers: new Headers(Object.entries(headers).map(([name, values]) => [name, String(values)])),
    body: body && readBody(body),
    interaction,
  };
}

function readBody({ content, encoded }: NonNullable<Interaction['request']['body']>) {
  if (encoded === 'base64') return new Uint8Array(Buffer.from(String(content), 'base64'));
  return typeof content === 'string' ? content : JSON.stringify(content);
}

/** Returns a request with the token of the first account that may send it. */
export const planExample = (document: ContractDocument, example: ExampleRequest): PlannedRequest =>
  planCase(
    document,
    {
      ...example,
      chapter: 'requests',
      description: example.entry.operation.operationId,
      token: acceptedAccounts(example.entry.operation)[0] ?? 'none',
      state: { name: '', params: {} },
      status: successStatus(example.entry.operation),
    },
    false,
  );

const versionHeader = ({ version }: ContractCase) =>
  version === undefined ? undefined : { 'If-Match': version };

/** Returns the request of a case. Without a state endpoint only what needs data has a state. */
export function planCase(
  document: ContractDocument,
  contractCase: ContractCase,
  hasStates: boolean,
): PlannedRequest {
  const { entry, token, status, size, state, needsData = false, isOwnData, role } = contractCase;
  const { after = [] } = contractCase;
  const [account = 'participant'] = acceptedAccounts(entry.operation);
  const padding = size && { padding: 'x'.repeat(size) };
  const body = encodeBody(document, {
    ...contractCase,
    body: contractCase.body && { ...contractCase.body, ...padding },
  });
  const hasAccount = token !== 'none' && token !== 'invalid';
  return {
    chapter: contractCase.chapter,
    entry,
    description: contractCase.description,
    expectedStatus: status,
    states: needsData || (hasAccount && hasStates) ? [state] : [],
    method: entry.method.toUpperCase(),
    path: requestUrl(contractCase),
    headers: new Headers({
      Accept: successTypeOf(document, entry.operation),
      ...listHeaders(document, entry).constant,
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      ...versionHeader(contractCase),
      ...(token !== 'none' && { Authorization: `Bearer ${placeholderOf(token, account)}` }),
      // A backend may close the connection instead of reading what is too large.
      ...(size !== undefined && { Connection: 'close' }),
    }),
    body,
    isTooLarge: size !== undefined,
    textsOfOthers: isOwnData ? textsOfOthers[account] : undefined,
    after: after.map((each) => planExample(document, each)),
    signIn: role && planSignIn(document, role),
  };
}

/** Returns the request whose response has the token of a role; undefined if there is none. */
function planSignIn(document: ContractDocument, role: CallerRole): PlannedRequest | undefined {
  const { operationId, body } = roleSignIns()[role] ?? {};
  const entry = listOperations(document).find((each) => each.operation.operationId === operationId);
  if (!entry) return undefined;
  const example = exampleRequest(document, entry);
  return planExample(document, { ...example, body: { ...example.body, ...body } });
}

/** The text in place of a token: 'expired-token' is sent as it is. */
function placeholderOf(token: ContractCase['token'], account: AccountKind): string {
  if (token === 'invalid') return 'expired-token';
  return token === 'expired' ? `expired_${account}-token` : `${token}-token`;
}
