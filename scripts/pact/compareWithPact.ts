import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { type BackendResponse, describeStatus } from './backend.ts';
import type { Mismatch } from './requests/checkResponse.ts';
import type { Interaction, Pact } from './pactFile.ts';
import type { SentRequest } from './requests/sendRequests.ts';

/** One interaction in the JSON result of Pact's verifier. */
type PactResult = {
  result: string;
  mismatch?: {
    message?: string;
    mismatches?: { type: string; mismatch?: string; path?: string; key?: string }[];
  };
};

/** Carries the index of the interaction in each request of Pact's verifier. */
const indexHeader = 'x-pact-interaction';
const pactPath = '/_pact.json';

/**
 * Compares the responses to the interactions of a pact with Pact's verifier, to which a local server
 * returns them. Returns the differences by interaction. Throws if Pact's verifier does not run.
 */
export async function compareWithPact(
  pact: Pact,
  sent: SentRequest[],
): Promise<Map<Interaction, Mismatch[]>> {
  const exchanges = sent.flatMap(({ interaction, response }) =>
    interaction && response ? [{ interaction, response }] : [],
  );
  if (exchanges.length === 0) return new Map();
  const interactions = exchanges.map(({ interaction: { request, ...rest } }, index) => ({
    ...rest,
    request: { ...request, headers: { ...request.headers, [indexHeader]: [String(index)] } },
  }));
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch(request) {
      if (new URL(request.url).pathname === pactPath)
        return Response.json({ ...pact, interactions });
      const exchange = exchanges[Number(request.headers.get(indexHeader))];
      return exchange ? copyResponse(exchange.response) : new Response(null, { status: 503 });
    },
  }) as Server;
  try {
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const results = await runPactVerifier(pact.provider.name, `http://127.0.0.1:${port}`);
    return new Map(
      exchanges.map(({ interaction, response }, index) => [
        interaction,
        listMismatches(results[index], response),
      ]),
    );
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

function copyResponse({ status, headers, content }: BackendResponse): Response {
  const copied = new Headers(headers);
  // The content is decoded already, and Pact would follow a redirect.
  const omitted = ['connection', 'transfer-encoding', 'content-length', 'content-encoding'];
  for (const name of [...omitted, 'location']) copied.delete(name);
  const body = content.length > 0 ? new Uint8Array(content) : null;
  return new Response(body, { status, headers: copied });
}

/** Runs Pact's verifier. Returns its results in the order of the interactions. */
async function runPactVerifier(provider: string, serverUrl: string): Promise<PactResult[]> {
  const args = [provider, serverUrl, serverUrl + pactPath];
  const child = fork(new URL('./verifierProcess.ts', import.meta.url), args, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [],
    // Without the variables of an HTTP proxy, which could not reach the local server.
    env: { SystemRoot: process.env.SystemRoot, PACT_DO_NOT_TRACK: 'true' },
  });
  const errorOutput = child.stderr?.toArray();
  const message = once(child, 'message').then(([text]) => String(text));
  // 'disconnect' comes after every message; 'exit' may come before the last one.
  const end = once(child, 'disconnect').then(() => '');
  const text = await Promise.race([message, end]);
  if (child.connected) child.disconnect();
  if (!text.startsWith('{'))
    throw new Error(`Pact's verifier did not run: ${text}${(await errorOutput)?.join('')}`);
  return (JSON.parse(text) as { interactionResults: PactResult[] }).interactionResults;
}

/** Converts a result of Pact. A wrong status comes first, because it explains the others. */
function listMismatches(result: PactResult | undefined, response: BackendResponse): Mismatch[] {
  if (result?.result === 'OK') return [];
  const { message = 'no result', mismatches = [] } = result?.mismatch ?? {};
  if (mismatches.length === 0) return [{ foundBy: 'pact', where: 'response', text: message }];
  const found = mismatches.map(({ type, mismatch = type, path = type, key }): Mismatch => {
    const text =
      type === 'StatusMismatch'
        ? mismatch.replace(/ but was .*/, `, got ${describeStatus(response)}`)
        : mismatch;
    const places: Record<string, string> = {
      StatusMismatch: 'status',
      HeaderMismatch: `header ${key}`,
      BodyTypeMismatch: 'body',
    };
    return { foundBy: 'pact', where: places[type] ?? path, text };
  });
  return found.toSorted((a, b) => Number(b.where === 'status') - Number(a.where === 'status'));
}
