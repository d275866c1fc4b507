import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rootErrorMessage } from '../../server/node/rootErrorMessage.ts';
import { type Backend, type BackendResponse, isResponse } from './backend.ts';
import type { Outcome } from './outcome.ts';
import { accountOfPlaceholder, type Tokens } from './pactFile.ts';
import type { StateChange } from './stateEndpoint.ts';

/** Carries the number of the interaction in each request and state change of Pact's verifier. */
export const interactionHeader = 'x-pact-interaction';
export const statePath = '/_pact-state';

export type ProviderProxy = {
  url: string;
  /** Outcomes that were clear before there was a response to compare, by interaction number. */
  earlyOutcomes: Map<number, Outcome>;
  /** The responses of the backend, by interaction number. */
  responses: Map<number, BackendResponse>;
  close: () => void;
};

type ProxyContext = Pick<ProviderProxy, 'earlyOutcomes' | 'responses'> & {
  backend: Backend;
  tokens: Map<number, Tokens>;
};

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
 * placeholder tokens with real ones, and records responses and why there was none. (Pact's verifier
 * ends the process if the backend closes a connection, and ignores a state that could not be set
 * up.)
 */
export async function startProviderProxy(backend: Backend): Promise<ProviderProxy> {
  const context: ProxyContext = {
    backend,
    earlyOutcomes: new Map(),
    responses: new Map(),
    tokens: new Map(),
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
    responses: context.responses,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function forwardStateChange(
  { backend, earlyOutcomes, tokens }: ProxyContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const {
    params: { [interactionHeader]: interactionNumber, ...params },
    ...change
  } = JSON.parse((await readBody(request)).toString()) as StateChange;
  const number = Number(interactionNumber);
  if (!earlyOutcomes.has(number)) {
    const result = await backend.changeState({ ...change, params });
    if (result.outcome) earlyOutcomes.set(number, result.outcome);
    if (change.action === 'setup') tokens.set(number, { ...tokens.get(number), ...result.tokens });
  }
  respond(response, 200, '{}');
}

async function forwardRequest(
  { backend, earlyOutcomes, responses, tokens }: ProxyContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const number = Number(request.headers[interactionHeader]);
  const body = await readBody(request);
  const end = (outcome: Outcome) => {
    earlyOutcomes.set(number, outcome);
    respond(response, 503, '');
  };
  const early = earlyOutcomes.get(number);
  if (early) return end(early);
  const account = accountOfPlaceholder(request.headers.authorization);
  const token = account && { ...backend.provider.tokens, ...tokens.get(number) }[account];
  if (account && token === undefined) return end(noToken(account));
  const result = await backend.send({
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers: requestHeaders(request, token),
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  if (!isResponse(result)) return end(result);
  responses.set(number, result);
  response
    .writeHead(
      result.status,
      [...result.headers].filter(([name]) => !skippedHeaders.has(name)).flat(),
    )
    .end(result.content);
}

/** The outcome of what needs a token that there is not. */
export const noToken = (account: string): Outcome => ({
  status: 'skipped',
  reason: `the state endpoint returned no ${account}_token, and --token-${account} is not set`,
});

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
