import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reasonOf } from '../../server/node/reasonOf.ts';
import type { Outcome } from './outcome.ts';
import { accountOf, type Tokens } from './pactFile.ts';
import { changeState, isTimeout, type StateChange } from './stateEndpoint.ts';

/** Says to which interaction a request or a state of Pact's verifier belongs. */
export const interactionMark = 'x-pact-interaction';
export const statePath = '/_pact-state';

export type Provider = { providerUrl: string; stateUrl?: string; tokens: Tokens };

export type Gateway = {
  url: string;
  /**
   * What came of an interaction before the verifier had an answer to look at, by the interaction's
   * number.
   */
  obstacles: Map<number, Outcome>;
  /** What a server that failed, or led elsewhere, said of it, by the interaction's number. */
  remarks: Map<number, string>;
  close: () => void;
};

type Held = Pick<Gateway, 'obstacles' | 'remarks'> & {
  provider: Provider;
  tokens: Map<number, Tokens>;
  hanging: number;
};

const answerMilliseconds = 15_000;
/** So many calls in a row without an answer, and the rest is not waited for. */
const hangingLimit = 3;
const notTried: Outcome = {
  kind: 'fell short',
  differences: [
    { where: 'call', text: `not tried, because ${hangingLimit} calls in a row had no answer` },
  ],
};
const ownToTheConnection = new Set([
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'expect',
  interactionMark,
  // Pact would follow it, past this gateway and without the real token.
  'location',
]);

/**
 * Stands between Pact's verifier and the backend: brings about states, puts real tokens in the
 * place of placeholders, and notes what failed on the way. (The verifier's own proxy ends the
 * process where a backend cuts a connection, and goes on where a state could not be set up.)
 */
export async function openGateway(provider: Provider): Promise<Gateway> {
  const held: Held = {
    provider,
    obstacles: new Map(),
    remarks: new Map(),
    tokens: new Map(),
    hanging: 0,
  };
  const server = createServer((request, response) => {
    const work = request.url === statePath ? passState : passRequest;
    work(held, request, response).catch((error: unknown) => {
      answer(response, 500, reasonOf(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    obstacles: held.obstacles,
    remarks: held.remarks,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function passState(
  held: Held,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { provider, obstacles, tokens } = held;
  const {
    params: { [interactionMark]: mark, ...params },
    ...change
  } = JSON.parse((await bodyOf(request)).toString()) as StateChange;
  const number = Number(mark);
  if (held.hanging >= hangingLimit) obstacles.set(number, notTried);
  else if (provider.stateUrl && !obstacles.has(number)) {
    const done = await changeState(provider.stateUrl, { ...change, params });
    if (done.hung) held.hanging += 1;
    if (done.obstacle) obstacles.set(number, done.obstacle);
    if (change.action === 'setup') tokens.set(number, { ...tokens.get(number), ...done.tokens });
  }
  answer(response, 200, '{}');
}

async function passRequest(
  held: Held,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { provider, obstacles, tokens } = held;
  const number = Number(request.headers[interactionMark]);
  const body = await bodyOf(request);
  const giveUp = (text: string) => {
    obstacles.set(number, { kind: 'fell short', differences: [{ where: 'call', text }] });
    answer(response, 503, '');
  };
  if (held.hanging >= hangingLimit && !obstacles.has(number)) obstacles.set(number, notTried);
  if (obstacles.has(number)) return answer(response, 503, '');
  const account = accountOf(request.headers.authorization);
  const token = account && { ...provider.tokens, ...tokens.get(number) }[account];
  if (account && token === undefined)
    return giveUp(
      `no token of a ${account}: neither --token-${account} nor the state endpoint gives one`,
    );
  try {
    const came = await fetch(`${provider.providerUrl}${request.url}`, {
      method: request.method,
      headers: headersFor(request, token),
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMilliseconds),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const content = Buffer.from(await came.arrayBuffer());
    held.hanging = 0;
    const remark = remarkOn(came, content);
    if (remark) held.remarks.set(number, remark);
    response
      .writeHead(
        came.status,
        [...came.headers].filter(([name]) => !ownToTheConnection.has(name)).flat(),
      )
      .end(content);
  } catch (error) {
    if (isTimeout(error)) held.hanging += 1;
    giveUp(`no answer to ${request.method} ${request.url} (${reasonOf(error)})`);
  }
}

function remarkOn({ status, headers }: Response, content: Buffer): string | undefined {
  if (status >= 300 && status < 400) return `to ${headers.get('location') ?? 'nowhere'}`;
  return status >= 500
    ? content.toString().replaceAll(/\s+/g, ' ').trim().slice(0, 200)
    : undefined;
}

function headersFor({ headers }: IncomingMessage, token: string | undefined): Headers {
  const passed = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !ownToTheConnection.has(name)) passed.set(name, String(value));
  if (token !== undefined) passed.set('authorization', `Bearer ${token}`);
  return passed;
}

function answer(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
