// npx node bench/server.ts [--connections 20,200] [--seconds 2] [--rounds 5] [--path /api/scores]…
// [--token TOKEN] NAME=URL …: requests per second and latencies of GET requests to running servers.
// A bare server of node:http that sends the same bytes from memory is measured in turns with them.
// Prints a table, and then the same as one line of JSON.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { BareResponse } from './bareServer.ts';
import { type LoadOptions, type LoadResult, measureLoad } from './load.ts';

const publicPaths = ['/api/scores', '/api/teams', '/api/tournaments', '/api/gh-schools'];
const warmUpMilliseconds = 1_000;
const bareName = 'bare';

type Settings = {
  servers: Record<string, string>;
  paths: string[];
  connections: number[];
  rounds: number;
  milliseconds: number;
  headers: Record<string, string>;
};

/** One line of the table; `ratio` is the share of the bare server's requests per second. */
type Line = LoadResult & { path: string; connections: number; server: string; ratio: number };

function readSettings(): Settings {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      connections: { type: 'string', default: '20,200' },
      seconds: { type: 'string', default: '2' },
      rounds: { type: 'string', default: '5' },
      path: { type: 'string', multiple: true, default: publicPaths },
      token: { type: 'string' },
    },
  });
  const servers = positionals.map((argument) => {
    const [name = '', ...url] = argument.split('=');
    return [name, url.join('=').replace(/\/$/, '')];
  });
  return {
    servers: Object.fromEntries(servers) as Record<string, string>,
    paths: values.path,
    connections: values.connections.split(',').map(Number),
    rounds: Number(values.rounds),
    milliseconds: Number(values.seconds) * 1000,
    headers: {
      'Accept-Encoding': 'gzip, deflate, br',
      ...(values.token && { Authorization: `Bearer ${values.token}` }),
    },
  };
}

/** Reads a response as it is sent, with its encoding, for the bare server. */
async function copyResponse(url: string, path: string, headers: Record<string, string>) {
  const [response] = (await once(get(url + path, { headers }), 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const { 'content-type': type = '', 'content-encoding': encoding } = response.headers;
  return {
    path,
    headers: {
      'Content-Type': type,
      'Content-Length': String(body.byteLength),
      ...(encoding && { 'Content-Encoding': encoding }),
    },
    body: body.toString('base64'),
  } satisfies BareResponse;
}

/** Returns the result with the median number of requests per second. */
function median(results: LoadResult[]): LoadResult {
  const sorted = results.toSorted((a, b) => a.perSecond - b.perSecond);
  return sorted[Math.floor(results.length / 2)] ?? { perSecond: 0, p50: 0, p99: 0 };
}

/** Measures all servers in turns; returns the median of each. */
async function measureInTurns(
  urls: Record<string, string>,
  rounds: number,
  options: LoadOptions,
): Promise<Record<string, LoadResult>> {
  const results: Record<string, LoadResult[]> = {};
  for (const url of Object.values(urls))
    await measureLoad(url, { ...options, milliseconds: warmUpMilliseconds });
  for (let round = 0; round < rounds; round++)
    for (const [name, url] of Object.entries(urls))
      (results[name] ??= []).push(await measureLoad(url, options));
  return Object.fromEntries(Object.entries(results).map(([name, each]) => [name, median(each)]));
}

async function compare(settings: Settings, servers: Record<string, string>): Promise<Line[]> {
  const lines: Line[] = [];
  console.log('path\tconnections\tserver\trequests/s\tof bare\tp50 ms\tp99 ms');
  for (const path of settings.paths) {
    const urls = Object.fromEntries(
      Object.entries(servers).map(([name, url]) => [name, url + path]),
    );
    for (const connections of settings.connections) {
      const results = await measureInTurns(urls, settings.rounds, { ...settings, connections });
      const bare = results[bareName]?.perSecond ?? 0;
      for (const [server, result] of Object.entries(results)) {
        const line = { path, connections, server, ratio: result.perSecond / bare, ...result };
        lines.push(line);
        const numbers = [line.ratio.toFixed(2), line.p50.toFixed(1), line.p99.toFixed(1)];
        console.log([path, connections, server, Math.round(line.perSecond), ...numbers].join('\t'));
      }
    }
  }
  return lines;
}

async function run(settings: Settings): Promise<void> {
  const [first] = Object.values(settings.servers);
  if (first === undefined)
    throw new Error('Name running servers: npx node bench/server.ts here=http://localhost:3000');
  const responses: BareResponse[] = [];
  for (const path of settings.paths) {
    // A server may compress a response better once it has sent it.
    await copyResponse(first, path, settings.headers);
    await setTimeout(200);
    responses.push(await copyResponse(first, path, settings.headers));
  }
  const bareServer = fork(new URL('bareServer.ts', import.meta.url));
  try {
    bareServer.send(responses);
    const [port] = (await once(bareServer, 'message')) as [number];
    const servers = { [bareName]: `http://127.0.0.1:${port}`, ...settings.servers };
    const lines = await compare(settings, servers);
    console.log(JSON.stringify(lines));
  } finally {
    bareServer.kill();
  }
}

try {
  await run(readSettings());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
