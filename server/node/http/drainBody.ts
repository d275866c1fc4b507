import type { IncomingMessage, ServerResponse } from 'node:http';

/** More than the largest body that any operation accepts. */
const maxDrainedBytes = 8 * 1024 * 1024;
const maxDrainMilliseconds = 30_000;

/**
 * Prepares a response for the case that it is sent before the request's body was read, as a 401 or
 * 413 is. It then says `Connection: close`, and the rest of the body (8 MiB, for 30 seconds) is
 * received and dropped before the connection is closed: a client that is still sending would
 * otherwise lose the response. HTTP/2 needs none of this. `mustClose` tells, when the response
 * begins, whether the connection has to be closed for another reason.
 */
export function drainUnreadBody(
  request: IncomingMessage,
  response: ServerResponse,
  mustClose: () => boolean,
): void {
  if (request.httpVersionMajor > 1) return;
  const hasBody =
    'transfer-encoding' in request.headers || Number(request.headers['content-length'] ?? 0) > 0;
  const isUnread = () => hasBody && !request.complete && !request.destroyed;
  const writeHead = response.writeHead.bind(response) as (...values: unknown[]) => ServerResponse;
  response.writeHead = (...values: unknown[]) => {
    if (mustClose() || isUnread()) response.shouldKeepAlive = false;
    return writeHead(...values);
  };
  const end = response.end.bind(response) as (...values: unknown[]) => ServerResponse;
  response.end = (...values: unknown[]) => {
    if (!isUnread()) return end(...values);
    const [chunk] = values;
    if (chunk !== undefined && typeof chunk !== 'function') response.write(chunk);
    // To end the response is to close the connection.
    void drain(request).then(() => end());
    return response;
  };
}

/** Drops what is left of a body; resolves at its end, or when it is too long or too slow. */
async function drain(request: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const stop = () => resolve(undefined);
  const timer = setTimeout(stop, maxDrainMilliseconds);
  let received = 0;
  // Whoever has begun to read would pause the request again.
  request.removeAllListeners('data').removeAllListeners('readable');
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxDrainedBytes) stop();
  });
  for (const event of ['end', 'error', 'close']) request.once(event, stop);
  request.resume();
  await promise;
  clearTimeout(timer);
}
