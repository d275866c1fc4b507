import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';

type LargeRequest = { method: string; headers: Headers; body: FormData; signal: AbortSignal };

/** How long a backend has to refuse a form by its Content-Length, before the form is sent. */
const patienceMilliseconds = 3000;

/**
 * Sends the headers of a form, and the form itself only if there is no response to them. `fetch`
 * loses the response of a backend that refuses a form by its size and closes the connection.
 */
export async function sendLargeForm(
  url: string,
  { method, headers, body, signal }: LargeRequest,
): Promise<Response> {
  const encoded = new Response(body);
  const bytes = new Uint8Array(await encoded.arrayBuffer());
  const open = url.startsWith('https:') ? requestHttps : requestHttp;
  const request = open(url, {
    method,
    signal,
    agent: false,
    headers: {
      ...Object.fromEntries(headers),
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': bytes.length,
    },
  });
  const responded = once(request, 'response') as Promise<[IncomingMessage]>;
  // After the response, it does not matter how the connection ends.
  request.on('error', () => {});
  request.flushHeaders();
  const isRefused = await Promise.race([
    responded,
    delay(patienceMilliseconds, undefined, { ref: false }),
  ]);
  if (!isRefused) request.end(bytes);
  const [message] = await responded;
  const chunks: Uint8Array[] = [];
  for await (const chunk of message as AsyncIterable<Uint8Array>) chunks.push(chunk);
  request.destroy();
  return new Response(Buffer.concat(chunks), {
    status: message.statusCode ?? 500,
    headers: Object.entries(message.headers).map(([name, value]) => [name, String(value)]),
  });
}
