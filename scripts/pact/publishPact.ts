import type { Pact } from './pactFile.ts';

type Broker = { url: string; token: string | undefined };
type Source = { version: string; branch: string };

const answerMilliseconds = 30_000;

/** Puts a pact into a broker under a version of its consumer, which is put on its branch first so that webhooks see it there. */
export async function publishPact(pact: Pact, broker: Broker, { version, branch }: Source): Promise<void> {
  const [consumer, provider] = [pact.consumer.name, pact.provider.name].map(encodeURIComponent);
  await put(broker, `/pacticipants/${consumer}/branches/${encodeURIComponent(branch)}/versions/${encodeURIComponent(version)}`, {});
  await put(broker, `/pacts/provider/${provider}/consumer/${consumer}/version/${encodeURIComponent(version)}`, pact);
}

async function put({ url, token }: Broker, path: string, body: unknown): Promise<void> {
  const response = await fetch(url + path, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Accept: 'application/hal+json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(answerMilliseconds),
  });
  if (response.ok) return;
  const text = (await response.text()).replaceAll(/\s+/g, ' ').slice(0, 300);
  throw new Error(`the broker answered ${response.status} to PUT ${path}${text ? ` (${text})` : ''}`);
}
