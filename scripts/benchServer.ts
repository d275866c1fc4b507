// npm run bench:server -- NAME=URL …: requests per second and latencies of public reads of running
// servers, which are measured in turns.
import { Agent, get } from 'node:http';

const paths = ['/api/tournaments', '/api/scores', '/api/teams', '/api/gh-schools', '/api/banners'];
const connections = 20;
const warmUpMilliseconds = 1_000;
const roundMilliseconds = 3_000;
const rounds = 3;

type Result = { perSecond: number; p50: number; p99: number };

/**
 * Sends requests on all connections until the time is over; throws if one is not answered with 200.
 */
async function measure(url: string, milliseconds: number): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const startedAt = performance.now();
  const sendRequests = async () => {
    while (performance.now() - startedAt < milliseconds) {
      const sentAt = performance.now();
      await sendRequest(url, agent);
      latencies.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, sendRequests));
  agent.destroy();
  const seconds = (performance.now() - startedAt) / 1000;
  latencies.sort((a, b) => a - b);
  const percentile = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
  return {
    perSecond: latencies.length / seconds,
    p50: percentile(0.5),
    p99: percentile(0.99),
  };
}

function sendRequest(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url}: ${response.statusCode}`));
      });
    });
    request.on('error', reject);
  });
}

/** Returns the result with the median number of requests per second. */
function median(results: Result[]): Result | undefined {
  return results.sort((a, b) => a.perSecond - b.perSecond)[Math.floor(results.length / 2)];
}

async function compare(servers: Record<string, string>): Promise<void> {
  console.log(`${connections} connections, median of ${rounds} rounds of ${roundMilliseconds} ms`);
  console.log('path\tserver\trequests/s\tp50 ms\tp99 ms');
  for (const path of paths) {
    const results: Record<string, Result[]> = {};
    for (const url of Object.values(servers)) await measure(`${url}${path}`, warmUpMilliseconds);
    for (let round = 0; round < rounds; round++)
      for (const [name, url] of Object.entries(servers))
        (results[name] ??= []).push(await measure(`${url}${path}`, roundMilliseconds));
    for (const name of Object.keys(servers)) {
      const { perSecond = 0, p50 = 0, p99 = 0 } = median(results[name] ?? []) ?? {};
      console.log([path, name, Math.round(perSecond), p50.toFixed(1), p99.toFixed(1)].join('\t'));
    }
  }
}

const servers = Object.fromEntries(
  process.argv.slice(2).map((argument) => {
    const [name = '', ...url] = argument.split('=');
    return [name, url.join('=')];
  }),
);
if (Object.keys(servers).length === 0) {
  console.error('Name running servers: npm run bench:server -- here=http://localhost:3000');
  process.exit(1);
}
await compare(servers);
