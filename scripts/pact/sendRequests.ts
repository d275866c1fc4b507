import { accountKinds } from '../../openapi/accountKinds.ts';
import {
  type Backend,
  type BackendResponse,
  NotVerified,
  type ProviderState,
  type Tokens,
} from './backend.ts';
import type { PlannedRequest } from './planRequests.ts';

/** A request with its response, or with the reason why there is none. */
export type SentRequest = PlannedRequest & { response?: BackendResponse; problem?: NotVerified };

/**
 * Sends requests, one after the other. The states of an interaction are set up before it and torn
 * down after it. The cases share a state, which is set up again after a change that was not rejected.
 */
export async function sendRequests(
  backend: Backend,
  planned: PlannedRequest[],
): Promise<SentRequest[]> {
  const sent: SentRequest[] = [];
  let current: { states: ProviderState[]; tokens: Promise<Tokens> } | undefined;
  const leave = async () => {
    if (current) await backend.tearDown(current.states);
    current = undefined;
  };
  for (const request of planned) {
    const { chapter, states, method } = request;
    let isStateOver = chapter === 'pact';
    try {
      if (states.length > 0) current ??= { states, tokens: backend.setUp(states) };
      const tokens = (states.length > 0 && (await current?.tokens)) || backend.tokens;
      const headers = withToken(request.headers, tokens);
      const response = await backend.send({ ...request, headers });
      isStateOver ||= method !== 'GET' && response.status < 400;
      sent.push({ ...request, response });
    } catch (error) {
      if (!(error instanceof NotVerified)) throw error;
      sent.push({ ...request, problem: error });
    }
    if (isStateOver) await leave();
  }
  await leave();
  return sent;
}

/** Replaces a placeholder token. Throws a NotVerified if there is no token of this kind. */
function withToken(headers: Headers, tokens: Tokens): Headers {
  const authorization = headers.get('authorization');
  const kind = accountKinds.find((each) => authorization === `Bearer ${each}-token`);
  if (!kind) return headers;
  const token = tokens[kind];
  if (token === undefined)
    throw new NotVerified(
      'skipped',
      `the state endpoint returned no ${kind}_token, and --token-${kind} is not set`,
    );
  const replaced = new Headers(headers);
  replaced.set('authorization', `Bearer ${token}`);
  return replaced;
}
