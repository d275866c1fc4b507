import { isDeepStrictEqual } from 'node:util';
import {
  type Backend,
  type BackendResponse,
  describeStatus,
  NotVerified,
  parseJson,
  type ProviderState,
  type StateResponse,
  tokenNames,
  type Tokens,
} from '../backend.ts';
import type { BuildCheck } from '../unbuilt.ts';
import type { PlannedRequest } from './planRequests.ts';

/** The responses to a read: two before a write, and one after it. */
type ReadBackResponses = [first: BackendResponse, second: BackendResponse, after: BackendResponse];

/** A request with its response, or with the reason why there is none. */
export type SentRequest = PlannedRequest & {
  response?: BackendResponse;
  problem?: NotVerified;
  /** What its read showed before and after it. */
  shown?: ReadBackResponses;
};

/**
 * Sends requests, one after the other. The states of an interaction are set up before it and torn
 * down after it. The cases share a state, which is set up again after a change that was not rejected.
 */
export async function sendRequests(
  backend: Backend,
  planned: PlannedRequest[],
  isUnbuilt: BuildCheck,
): Promise<SentRequest[]> {
  const sent: SentRequest[] = [];
  let current: State | undefined;
  const leave = async () => {
    if (current) await backend.tearDown(current.states);
    current = undefined;
  };
  for (const request of planned) {
    const { chapter, states, method, after = [] } = request;
    if (current && states.length > 0 && !isDeepStrictEqual(states, current.states)) await leave();
    if (states.length > 0)
      current ??= { states, response: backend.setUp(states), tokensOfRoles: new Map(), isUnbuilt };
    const result = await send(backend, request, states.length > 0 ? current : undefined);
    sent.push(result);
    const hasChanged = method !== 'GET' && (result.response?.status ?? 500) < 400;
    if (chapter === 'pact' || after.length > 0 || hasChanged) await leave();
  }
  await leave();
  return sent;
}

/** A state that is set up, with the tokens of the roles that have signed in since, by their sign-in. */
type State = {
  states: ProviderState[];
  response: Promise<StateResponse>;
  tokensOfRoles: Map<PlannedRequest['body'], string>;
  isUnbuilt: BuildCheck;
};

/** Sends a request, after those before it, with the tokens of its state. */
async function send(
  backend: Backend,
  request: PlannedRequest,
  state?: State,
): Promise<SentRequest> {
  try {
    const { tokens, textsOfOthers } = (await state?.response) ?? {
      tokens: backend.tokens,
      textsOfOthers: [],
    };
    const sendOne = (each: PlannedRequest) =>
      backend.send({ ...each, headers: withToken(each.headers, tokens) });
    for (const each of request.after ?? []) requireSuccess(each, await sendOne(each));
    // A read that is not possible says nothing about the write.
    const read = async () => request.readBack && sendOne(request.readBack).catch(() => undefined);
    const before = [await read(), await read()] as const;
    const response = request.signIn
      ? await sendWithRole(backend, request, request.signIn, state)
      : await sendOne(request);
    const [first, second, after] = [...before, await read()];
    return {
      ...request,
      response,
      ...(first && second && after && { shown: [first, second, after] }),
      textsOfOthers: request.textsOfOthers && [...request.textsOfOthers, ...textsOfOthers],
    };
  } catch (error) {
    if (!(error instanceof NotVerified)) throw error;
    return { ...request, problem: error };
  }
}

/** The reason of a request whose role the backend does not have. */
export const withoutRole = 'the backend does not have the sign-in of this role, an extension';

/** Sends a request with the token of a role, which signs in once in each state. */
async function sendWithRole(
  backend: Backend,
  request: PlannedRequest,
  signIn: PlannedRequest,
  state: State | undefined,
): Promise<BackendResponse> {
  let token = state?.tokensOfRoles.get(signIn.body);
  if (token === undefined) {
    const response = await backend.send(signIn);
    if (state?.isUnbuilt([{ ...signIn, response }])) throw new NotVerified('skipped', withoutRole);
    requireSuccess(signIn, response);
    const { token: given } = Object(parseJson(response.content.toString())) as { token?: unknown };
    token = String(given);
    state?.tokensOfRoles.set(signIn.body, token);
  }
  const headers = new Headers(request.headers);
  headers.set('authorization', `Bearer ${token}`);
  return backend.send({ ...request, headers });
}

function requireSuccess({ method, path }: PlannedRequest, response: BackendResponse): void {
  if (response.status < 200 || response.status >= 300)
    throw new NotVerified('failed', `${method} ${path} before it: got ${describeStatus(response)}`);
}

/** Replaces a placeholder token. Throws a NotVerified if there is no token of this kind. */
function withToken(headers: Headers, tokens: Tokens): Headers {
  const authorization = headers.get('authorization');
  const name = tokenNames.find((each) => authorization === `Bearer ${each}-token`);
  if (!name) return headers;
  const token = tokens[name];
  if (token === undefined) {
    const option = name.startsWith('expired_') ? '' : `, and --token-${name} is not set`;
    throw new NotVerified('skipped', `the state endpoint returned no ${name}_token${option}`);
  }
  const replaced = new Headers(headers);
  replaced.set('authorization', `Bearer ${token}`);
  return replaced;
}
