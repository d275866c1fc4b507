import { connect } from 'node:net';

/** Latencies in milliseconds; 99 % of the requests were answered within `p99`. */
export type LoadResult = { perSecond: number; p50: number; p99: number };

export type LoadOptions = {
  connections: number;
  milliseconds: number;
  headers: Record<string, string>;
};

const headEnd = '\r\n\r\n';

/**
 * Sends GET requests on all connections, one at a time on each, until the time is over. It reads of a
 * response no more than its status and its length, so that it measures the server and not itself.
 * Throws if a response is not 200 with a Content-Length.
 */
export async function measureLoad(url: string, options: LoadOptions): Promise<LoadResult> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = [`GET ${pathname}${search} HTTP/1.1`, `Host: ${host}`];
  const fields = Object.entries(options.headers).map(([name, value]) => `${name}: ${value}`);
  const request = [...lines, ...fields].join('\r\n') + headEnd;
  const latencies: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + options.milliseconds;
  const run = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port || 80), hostname);
      let sentAt = 0;
      let missing = 0;
      const send = () => {
        sentAt = performance.now();
        socket.write(request);
      };
      socket.setNoDelay(true);
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('close', () => reject(new Error(`${url}: the connection was closed`)));
      socket.on('data', (chunk: Buffer) => {
        if (missing === 0) {
          const total = readTotalBytes(chunk);
          if (total === undefined) {
            socket.destroy(new Error(`${url}: ${chunk.subarray(0, 60).toString('latin1')}`));
            return;
          }
          missing = total;
        }
        missing -= chunk.length;
        if (missing > 0) return;
        const now = performance.now();
        latencies.push(now - sentAt);
        if (now < endsAt) send();
        else {
          resolve();
          socket.destroy();
        }
      });
    });
  await Promise.all(Array.from({ length: options.connections }, run));
  const seconds = (performance.now() - startedAt) / 1000;
  latencies.sort((a, b) => a - b);
  const percentile = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
  return { perSecond: latencies.length / seconds, p50: percentile(0.5), p99: percentile(0.99) };
}

/** Returns the bytes of head and body of a response by its first chunk, which has the whole head. */
function readTotalBytes(chunk: Buffer): number | undefined {
  const length = chunk.indexOf(headEnd);
  const head = chunk.subarray(0, Math.max(length, 0)).toString('latin1');
  const bodyBytes = /^content-length: *(\d+)/im.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200 ') || bodyBytes === undefined) return undefined;
  return length + headEnd.length + Number(bodyBytes);
}
