import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { unzipSync } from 'node:zlib';

/** How long a backend has to refuse a form by its Content-Length, before the form is sent. */
const patienceMilliseconds = 3000;

/**
 * Sends the headers of a form, and the form itself only if there is no response to them. `fetch`
 * loses the response of a backend that refuses a form by its size and closes the connection.
 */
export async function sendLargeForm(
  url: string,
  init: { method: string; headers: Headers; body: FormData; signal: AbortSignal },
): Promise<Response> {
  const { method, signal } = init;
  const form = new Response(init.body);
  const bytes = new Uint8Array(await form.arrayBuffer());
  const headers = new Headers(init.headers);
  headers.set('Content-Type', form.headers.get('content-type') ?? '');
  headers.set('Content-Length', String(bytes.length));
  const open = url.startsWith('https:') ? requestHttps : requestHttp;
  const request = open(url, { method, signal, agent: false, headers: Object.fromEntries(headers) });
  const responded = once(request, 'response') as Promise<[IncomingMessage]>;
  // After the response, it does not matter how the connection ends.
  request.on('error', () => {});
  request.flushHeaders();
  const sending = setTimeout(() => request.end(bytes), patienceMilliseconds);
  const [message] = await responded.finally(() => clearTimeout(sending));
  const content = Buffer.concat(await message.toArray());
  request.destroy();
  const isCompressed = /gzip|deflate/.test(message.headers['content-encoding'] ?? '');
  const decoded = isCompressed ? unzipSync(content) : content;
  return new Response(decoded.length > 0 ? decoded : null, {
    status: message.statusCode ?? 500,
    headers: Object.entries(message.headers).map(([name, value]) => [name, String(value)]),
  });
}
