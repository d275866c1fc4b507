import type { Pact } from './pactFile.ts';

/** `authorization` is the whole header. */
export type Broker = { url: string; authorization: string | undefined };
type Source = { version: string; branch: string };

const answerMilliseconds = 30_000;

/**
 * Puts a pact into a broker under a version of its consumer, which is put on its branch first so
 * that webhooks see it there.
 */
export async function publishPact(
  pact: Pact,
  broker: Broker,
  { version, branch }: Source,
): Promise<void> {
  const [consumer, provider] = [pact.consumer.name, pact.provider.name].map(encodeURIComponent);
  await put(
    broker,
    `/pacticipants/${consumer}/branches/${encodeURIComponent(branch)}/versions/${encodeURIComponent(version)}`,
    {},
  );
  await put(
    broker,
    `/pacts/provider/${provider}/consumer/${consumer}/version/${encodeURIComponent(version)}`,
    pact,
  );
}

async function put({ url, authorization }: Broker, path: string, body: unknown): Promise<void> {
  const response = await fetch(url + path, {
    method: 'PUT',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/hal+json',
      ...(authorization && { Authorization: authorization }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(answerMilliseconds),
  });
  if (response.ok) return;
  const [, secret] = authorization?.split(' ') ?? [];
  // Some brokers show what they were sent.
  const said = await response.text();
  const text = (secret ? said.replaceAll(secret, '…') : said).replaceAll(/\s+/g, ' ').slice(0, 300);
  throw new Error(
    `the broker answered ${response.status} to PUT ${path}${text ? ` (${text})` : ''}`,
  );
}
