import { rootErrorMessage } from '../../server/node/rootErrorMessage.ts';
import { type Outcome, requestFailed } from './outcome.ts';
import type { Tokens } from './pactFile.ts';
import { sendLargeForm } from './sendLargeForm.ts';
import { changeState, isTimeout, type StateChange } from './stateEndpoint.ts';

export type Provider = { providerUrl: string; stateUrl?: string; tokens: Tokens };

export type BackendResponse = { status: number; headers: Headers; content: Buffer };

type BackendRequest = {
  method: string;
  path: string;
  headers: Headers;
  body?: BodyInit;
  /** Whether the body is meant to be too large. */
  isTooLarge?: boolean;
};

/** The backend that is verified. After three timeouts in a row no more requests are sent to it. */
export type Backend = {
  provider: Provider;
  /** Sends a request. Returns the failure if there is no response. */
  send: (request: BackendRequest) => Promise<BackendResponse | Outcome>;
  /** Sends a change to the state endpoint; does nothing without one. */
  changeState: (change: StateChange) => Promise<{ tokens: Tokens; outcome?: Outcome }>;
};

const responseTimeoutMilliseconds = 15_000;
const timeoutLimit = 3;
const notVerified = requestFailed(
  `not verified, because ${timeoutLimit} requests in a row timed out`,
);

/** Connects to a backend. Sends nothing yet. */
export function createBackend(provider: Provider): Backend {
  let consecutiveTimeouts = 0;
  const hasGivenUp = () => consecutiveTimeouts >= timeoutLimit;
  return {
    provider,
    async send({ method, path, headers, body, isTooLarge }) {
      if (hasGivenUp()) return notVerified;
      try {
        const url = provider.providerUrl + path;
        const signal = AbortSignal.timeout(responseTimeoutMilliseconds);
        const response =
          isTooLarge && body instanceof FormData
            ? await sendLargeForm(url, { method, headers, body, signal })
            : await fetch(url, {
                method,
                headers,
                ...(body !== undefined && { body }),
                redirect: 'manual',
                signal,
              });
        const content = Buffer.from(await response.arrayBuffer());
        consecutiveTimeouts = 0;
        return { status: response.status, headers: response.headers, content };
      } catch (error) {
        if (isTimeout(error)) consecutiveTimeouts += 1;
        return requestFailed(`no response to ${method} ${path} (${rootErrorMessage(error)})`);
      }
    },
    async changeState(change) {
      if (hasGivenUp()) return { tokens: {}, outcome: notVerified };
      if (provider.stateUrl === undefined) return { tokens: {} };
      const { timedOut, ...result } = await changeState(provider.stateUrl, change);
      if (timedOut) consecutiveTimeouts += 1;
      return result;
    },
  };
}

/** Whether there was a response. */
export const isResponse = (result: BackendResponse | Outcome): result is BackendResponse =>
  'content' in result;

/** The text of a server error or the target of a redirect, to explain an unexpected status. */
export function explainStatus({ status, headers, content }: BackendResponse): string {
  if (status >= 300 && status < 400)
    return ` (redirect to ${headers.get('location') ?? 'no location'})`;
  return status >= 500
    ? ` (${content.toString().replaceAll(/\s+/g, ' ').trim().slice(0, 200)})`
    : '';
}
