import { accountKinds } from '../../openapi/accountKinds.ts';
import { rootErrorMessage } from '../../server/node/rootErrorMessage.ts';
import { type Outcome, requestFailed } from './outcome.ts';
import { stripBearer, type Tokens } from './pactFile.ts';

/** The request body for a backend's state endpoint. */
export type StateChange = { state: string; params: Record<string, unknown>; action: string };

type StateChangeResult = {
  /** The outcome of the interaction if its state could not be set up. */
  outcome?: Outcome;
  tokens: Tokens;
  timedOut?: boolean;
};

const timeoutSeconds = 30;
/** A state endpoint responds with one of these if it does not have a state (yet). */
const unknownStateStatuses = [404, 501];

/**
 * Sends a state change to a backend's state endpoint. Returns the tokens of its response. A failed
 * teardown is ignored.
 */
export async function changeState(
  stateUrl: string,
  change: StateChange,
): Promise<StateChangeResult> {
  const response = await post(stateUrl, change).catch((error: unknown) => error);
  const timedOut = isTimeout(response);
  if (change.action !== 'setup') return { tokens: {}, timedOut };
  if (!isStateResponse(response))
    return { ...setupFailure(change, rootErrorMessage(response)), timedOut };
  if (unknownStateStatuses.includes(response.status)) {
    return {
      tokens: {},
      outcome: {
        status: 'skipped',
        reason: `the state endpoint does not know "${change.state}" (${response.status})`,
      },
    };
  }
  if (response.status < 200 || response.status >= 300)
    return setupFailure(change, `${response.status} ${response.text}`);
  return { tokens: parseTokens(response.text) };
}

type StateResponse = { status: number; text: string };
const isStateResponse = (value: unknown): value is StateResponse =>
  typeof value === 'object' && value !== null && 'status' in value;

export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.name === 'TimeoutError';

async function post(stateUrl: string, change: StateChange): Promise<StateResponse> {
  const response = await fetch(stateUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(change),
    // Many frameworks redirect to a login page on errors; following it would look like a success.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutSeconds * 1000),
  });
  const location = response.headers.get('location');
  return {
    status: response.status,
    text: location === null ? await response.text() : `redirect to ${location}`,
  };
}

function setupFailure({ state }: StateChange, reason: string): StateChangeResult {
  const shortReason = reason.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
  return {
    tokens: {},
    outcome: requestFailed(`the state "${state}" could not be set up (${shortReason})`),
  };
}

function parseTokens(text: string): Tokens {
  let body: Record<string, unknown>;
  try {
    body = Object(JSON.parse(text)) as typeof body;
  } catch {
    // An endpoint without tokens may respond with any body.
    return {};
  }
  return Object.fromEntries(
    accountKinds.flatMap((kind) => {
      const token = body[`${kind}_token`];
      return typeof token === 'string' ? [[kind, stripBearer(token)]] : [];
    }),
  );
}
