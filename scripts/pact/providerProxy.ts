import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rootErrorMessage } from '../../server/node/rootErrorMessage.ts';
import { type Outcome, requestFailed } from './outcome.ts';
import { accountOfPlaceholder, type Tokens } from './pactFile.ts';
import { changeState, isTimeout, type StateChange } from './stateEndpoint.ts';

/** Carries the number of the interaction in each request and state change of Pact's verifier. */
export const interactionHeader = 'x-pact-interaction';
export const statePath = '/_pact-state';

export type Provider = { providerUrl: string; stateUrl?: string; tokens: Tokens };

export type ProviderProxy = {
  url: string;
  /** Outcomes that were clear before there was a response to compare, by interaction number. */
  earlyOutcomes: Map<number, Outcome>;
  /** The text of an error response or the target of a redirect, by interaction number. */
  responseDetails: Map<number, string>;
  close: () => void;
};

type ProxyContext = Pick<ProviderProxy, 'earlyOutcomes' | 'responseDetails'> & {
  provider: Provider;
  tokens: Map<number, Tokens>;
  consecutiveTimeouts: number;
};

const responseTimeoutMilliseconds = 15_000;
/** After this number of timeouts in a row the remaining interactions are not verified. */
const timeoutLimit = 3;
const notVerified = requestFailed(
  `not verified, because ${timeoutLimit} requests in a row timed out`,
);
const skippedHeaders = new Set([
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'expect',
  interactionHeader,
  // Pact would follow a redirect directly, without this proxy and without the real token.
  'location',
]);

/**
 * Starts a proxy between Pact's verifier and the backend. It sets up the provider states, replaces
 * placeholder tokens with real ones, and records why requests failed. (The proxy of Pact's verifier
 * ends the process if the backend closes a connection, and ignores a state that could not be set
 * up.)
 */
export async function startProviderProxy(provider: Provider): Promise<ProviderProxy> {
  const context: ProxyContext = {
    provider,
    earlyOutcomes: new Map(),
    responseDetails: new Map(),
    tokens: new Map(),
    consecutiveTimeouts: 0,
  };
  const server = createServer((request, response) => {
    const handle = request.url === statePath ? forwardStateChange : forwardRequest;
    handle(context, request, response).catch((error: unknown) => {
      respond(response, 500, rootErrorMessage(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    earlyOutcomes: context.earlyOutcomes,
    responseDetails: context.responseDetails,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function forwardStateChange(
  context: ProxyContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { provider, earlyOutcomes, tokens } = context;
  const {
    params: { [interactionHeader]: interactionNumber, ...params },
    ...change
  } = JSON.parse((await readBody(request)).toString()) as StateChange;
  const number = Number(interactionNumber);
  if (context.consecutiveTimeouts >= timeoutLimit) earlyOutcomes.set(number, notVerified);
  else if (provider.stateUrl && !earlyOutcomes.has(number)) {
    const result = await changeState(provider.stateUrl, { ...change, params });
    if (result.timedOut) context.consecutiveTimeouts += 1;
    if (result.outcome) earlyOutcomes.set(number, result.outcome);
    if (change.action === 'setup') tokens.set(number, { ...tokens.get(number), ...result.tokens });
  }
  respond(response, 200, '{}');
}

async function forwardRequest(
  context: ProxyContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { provider, earlyOutcomes, tokens } = context;
  const number = Number(request.headers[interactionHeader]);
  const body = await readBody(request);
  const fail = (text: string) => {
    earlyOutcomes.set(number, requestFailed(text));
    respond(response, 503, '');
  };
  if (context.consecutiveTimeouts >= timeoutLimit && !earlyOutcomes.has(number))
    earlyOutcomes.set(number, notVerified);
  if (earlyOutcomes.has(number)) return respond(response, 503, '');
  const account = accountOfPlaceholder(request.headers.authorization);
  const token = account && { ...provider.tokens, ...tokens.get(number) }[account];
  if (account && token === undefined)
    return fail(
      `no token for a ${account}: the state endpoint returned none, and --token-${account} is not set`,
    );
  try {
    const providerResponse = await fetch(`${provider.providerUrl}${request.url}`, {
      method: request.method,
      headers: requestHeaders(request, token),
      redirect: 'manual',
      signal: AbortSignal.timeout(responseTimeoutMilliseconds),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const content = Buffer.from(await providerResponse.arrayBuffer());
    context.consecutiveTimeouts = 0;
    const details = detailsOfResponse(providerResponse, content);
    if (details) context.responseDetails.set(number, details);
    response
      .writeHead(
        providerResponse.status,
        [...providerResponse.headers].filter(([name]) => !skippedHeaders.has(name)).flat(),
      )
      .end(content);
  } catch (error) {
    if (isTimeout(error)) context.consecutiveTimeouts += 1;
    fail(`no response to ${request.method} ${request.url} (${rootErrorMessage(error)})`);
  }
}

function detailsOfResponse({ status, headers }: Response, content: Buffer): string | undefined {
  if (status >= 300 && status < 400)
    return `redirect to ${headers.get('location') ?? 'no location'}`;
  return status >= 500
    ? content.toString().replaceAll(/\s+/g, ' ').trim().slice(0, 200)
    : undefined;
}

function requestHeaders({ headers }: IncomingMessage, token: string | undefined): Headers {
  const forwarded = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !skippedHeaders.has(name)) forwarded.set(name, String(value));
  if (token !== undefined) forwarded.set('authorization', `Bearer ${token}`);
  return forwarded;
}

function respond(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
