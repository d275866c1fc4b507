import { accountKinds } from '../../openapi/accountKinds.ts';
import { rootErrorMessage } from '../../server/node/rootErrorMessage.ts';
import { sendLargeForm } from './requests/sendLargeForm.ts';

/** The names of tokens in a state response, without `_token`. */
export const tokenNames = [
  ...accountKinds,
  ...accountKinds.map((kind) => `expired_${kind}` as const),
];

export type Tokens = Partial<Record<(typeof tokenNames)[number], string>>;

/** What the state endpoint says of a state. */
export type StateResponse = {
  tokens: Tokens;
  /** Texts that belong to club 11, participant 47 or team 57. */
  textsOfOthers: string[];
};

export type BackendResponse = { status: number; headers: Headers; content: Buffer };

/** A provider state of the pact. */
export type ProviderState = { name: string; params?: Record<string, unknown> };

/** Thrown if a request is skipped, or if it fails because there is no response to compare. */
export class NotVerified extends Error {
  readonly status: 'failed' | 'skipped';
  constructor(status: 'failed' | 'skipped', message: string) {
    super(message);
    this.status = status;
  }
}

const responseTimeoutMilliseconds = 15_000;
const stateTimeoutMilliseconds = 30_000;
const timeoutLimit = 3;

/** The state of every backend, whatever data it has. */
export const alwaysTrueState = 'the token is not valid';

/** The backend that is verified. After three timeouts in a row no more requests are sent to it. */
export class Backend {
  /** The tokens of the command line, which apply if the state endpoint returns none. */
  readonly tokens: Tokens;
  readonly #providerUrl: string;
  readonly #stateUrl: string | undefined;
  readonly #stateStatuses: number[] = [];
  #timeouts = 0;

  constructor(options: { providerUrl: string; stateUrl?: string | undefined; tokens: Tokens }) {
    this.tokens = options.tokens;
    this.#providerUrl = options.providerUrl;
    this.#stateUrl = options.stateUrl;
  }

  get hasStates(): boolean {
    return this.#stateUrl !== undefined;
  }

  /** Whether the state endpoint was asked for states and responded 404 to all of them. */
  get knowsNoState(): boolean {
    return this.#stateStatuses.length > 0 && this.#stateStatuses.every((each) => each === 404);
  }

  /** Sends a request. Throws a NotVerified if there is no response. */
  send(request: {
    method: string;
    path: string;
    headers: Headers;
    body?: BodyInit | undefined;
    /** Whether the body is meant to be too large. */
    isTooLarge?: boolean;
  }): Promise<BackendResponse> {
    const { method, path, headers, body = null, isTooLarge } = request;
    const what = `no response to ${method} ${path}`;
    return this.#receive(what, responseTimeoutMilliseconds, async (signal) => {
      const url = this.#providerUrl + path;
      const init = { method, headers, redirect: 'manual' as const, signal };
      return readResponse(
        isTooLarge && body instanceof FormData
          ? await sendLargeForm(url, { ...init, body })
          : await fetch(url, { ...init, body }),
      );
    });
  }

  /**
   * Puts the backend into states. Returns the tokens of its accounts. Throws a NotVerified if the
   * backend does not know a state, if that fails, or if there is no state endpoint.
   */
  async setUp(states: ProviderState[]): Promise<StateResponse> {
    let { tokens } = this;
    const texts: string[] = [];
    for (const state of states) {
      const { name } = state;
      if (!this.hasStates && name === alwaysTrueState) continue;
      if (!this.hasStates)
        throw new NotVerified('skipped', `needs --state-url for the state "${name}"`);
      const response = await this.#changeState(state, 'setup');
      const { status, content } = response;
      this.#stateStatuses.push(status);
      if (status === 404 || status === 501)
        throw new NotVerified('skipped', `the state endpoint does not know "${name}" (${status})`);
      if (status < 200 || status >= 300)
        throw new NotVerified(
          'failed',
          `the state "${name}" could not be set up: ${describeStatus(response)}`,
        );
      const body = Object(parseJson(content.toString())) as Record<string, unknown>;
      tokens = { ...tokens, ...readTokens(body) };
      texts.push(...[body['texts_of_others'] ?? []].flat().map(String));
    }
    return { tokens, textsOfOthers: texts };
  }

  /** Says that states are no longer needed. Whether that fails does not matter. */
  async tearDown(states: ProviderState[]): Promise<void> {
    if (!this.hasStates) return;
    for (const state of states) await this.#changeState(state, 'teardown').catch(() => {});
  }

  #changeState({ name, params = {} }: ProviderState, action: string): Promise<BackendResponse> {
    const what = `the state "${name}" could not be set up`;
    return this.#receive(what, stateTimeoutMilliseconds, async (signal) => {
      const response = await fetch(this.#stateUrl ?? '', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ state: name, params, action }),
        // Many frameworks redirect to a login page on errors; following it would look like a success.
        redirect: 'manual',
        signal,
      });
      return readResponse(response);
    });
  }

  /** Returns the result of a request. Throws a NotVerified if it fails. */
  async #receive(
    what: string,
    timeout: number,
    request: (signal: AbortSignal) => Promise<BackendResponse>,
  ): Promise<BackendResponse> {
    if (this.#timeouts >= timeoutLimit)
      throw new NotVerified(
        'failed',
        `not verified, because ${timeoutLimit} requests in a row timed out`,
      );
    try {
      const response = await request(AbortSignal.timeout(timeout));
      this.#timeouts = 0;
      return response;
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') this.#timeouts += 1;
      throw new NotVerified('failed', `${what} (${rootErrorMessage(error)})`);
    }
  }
}

async function readResponse(response: Response): Promise<BackendResponse> {
  const { status, headers, body } = response;
  // An event stream does not end.
  const isStream = headers.get('content-type')?.startsWith('text/event-stream');
  if (isStream) await body?.cancel();
  const content = Buffer.from(isStream ? new ArrayBuffer() : await response.arrayBuffer());
  return { status, headers, content };
}

/** Removes surrounding spaces and a leading 'Bearer' from a token. */
export const stripBearer = (text: string): string => text.trim().replace(/^Bearer\s+/i, '');

function readTokens(body: Record<string, unknown>): Tokens {
  const tokens: Tokens = {};
  for (const name of tokenNames) {
    const token = body[`${name}_token`];
    if (typeof token === 'string') tokens[name] = stripBearer(token);
  }
  return tokens;
}

/** Returns the value of a JSON text; undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns a wrong status with the target of its redirect or the text of its error. */
export function describeStatus({ status, headers, content }: BackendResponse): string {
  const location = headers.get('location') ?? 'no location';
  if (status >= 300 && status < 400) return `${status} (redirect to ${location})`;
  const text = content.toString().replaceAll(/\s+/g, ' ').trim().slice(0, 200);
  return status >= 400 && text ? `${status} (${text})` : String(status);
}
