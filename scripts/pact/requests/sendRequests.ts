import { isDeepStrictEqual } from 'node:util';
import {
  type Backend,
  type BackendResponse,
  describeStatus,
  NotVerified,
  type ProviderState,
  type StateResponse,
  tokenNames,
  type Tokens,
} from '../backend.ts';
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
): Promise<SentRequest[]> {
  const sent: SentRequest[] = [];
  let current: { states: ProviderState[]; response: Promise<StateResponse> } | undefined;
  const leave = async () => {
    if (current) await backend.tearDown(current.states);
    current = undefined;
  };
  for (const request of planned) {
    const { chapter, states, method, after } = request;
    if (current && states.length > 0 && !isDeepStrictEqual(states, current.states)) await leave();
    if (states.length > 0) current ??= { states, response: backend.setUp(states) };
    const result = await send(backend, request, states.length > 0 ? current?.response : undefined);
    sent.push(result);
    const hasChanged = method !== 'GET' && (result.response?.status ?? 500) < 400;
    if (chapter === 'pact' || after || hasChanged) await leave();
  }
  await leave();
  return sent;
}

/** Sends a request, after the one before it, with the tokens of its state. */
async function send(
  backend: Backend,
  request: PlannedRequest,
  state?: Promise<StateResponse>,
): Promise<SentRequest> {
  try {
    const { tokens, textsOfOthers } = (await state) ?? {
      tokens: backend.tokens,
      textsOfOthers: [],
    };
    const sendOne = (each: PlannedRequest) =>
      backend.send({ ...each, headers: withToken(each.headers, tokens) });
    if (request.after) requireSuccess(request.after, await sendOne(request.after));
    // A read that is not possible says nothing about the write.
    const read = async () => request.readBack && sendOne(request.readBack).catch(() => undefined);
    const before = [await read(), await read()] as const;
    const response = await sendOne(request);
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
