import type { Pact } from './pactFile.ts';

/** `authorization` is the value of the Authorization header. */
export type Broker = { url: string; authorization: string | undefined };
export type ConsumerVersion = { version: string; branch: string };

const timeoutMilliseconds = 30_000;

/**
 * Publishes a pact to a broker. The version is put on its branch first, so that webhooks already
 * see the branch. Throws if the broker rejects a request.
 */
export async function publishPact(
  pact: Pact,
  broker: Broker,
  { version, branch }: ConsumerVersion,
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
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (response.ok) return;
  const [, secret] = authorization?.split(' ') ?? [];
  const responseText = await response.text();
  // Some brokers repeat the request headers in their error.
  const text = (secret ? responseText.replaceAll(secret, '…') : responseText)
    .replaceAll(/\s+/g, ' ')
    .slice(0, 300);
  throw new Error(
    `the broker responded ${response.status} to PUT ${path}${text ? ` (${text})` : ''}`,
  );
}
