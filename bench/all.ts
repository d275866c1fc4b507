// npm run bench: the ratios that need a built client and nothing else: public reads beside a bare
// server, signed-in reads beside Hono with the same queries, and pages of a season of a hundred times
// the data beside today's. Prints a table in Markdown, and then the same as one line of JSON.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '../server/node/database/findFreePort.ts';

const startSeconds = 60;

type Ratio = { measured: string; ratio: number };
type ServerLine = { path: string; connections: number; server: string; ratio: number };

/** Runs a program of this folder; returns the object in the last line that it prints. */
async function readResult(program: string, ...options: string[]): Promise<unknown> {
  const child = spawn(process.execPath, [join(import.meta.dirname, program), ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) output += String(chunk);
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  return JSON.parse(last) as unknown;
}

async function waitUntilReady(url: string): Promise<void> {
  for (let second = 0; second < startSeconds; second++) {
    const response = await fetch(`${url}/api/scores`).catch(() => undefined);
    if (response?.ok) return;
    await setTimeout(1000);
  }
  throw new Error('The server did not start. Run npm run build first.');
}

async function measurePublicReads(): Promise<Ratio[]> {
  const folder = await mkdtemp(join(tmpdir(), 'robolaga-bench-'));
  const port = await findFreePort();
  const server: ChildProcess = spawn(process.execPath, ['server/node.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  try {
    const url = `http://localhost:${port}`;
    await waitUntilReady(url);
    const lines = (await readResult('server.ts', `here=${url}`)) as ServerLine[];
    return lines
      .filter((line) => line.server === 'here')
      .map(({ path, connections, ratio }) => ({
        measured: `${path}, ${connections} connections: requests per second of the bare server's`,
        ratio,
      }));
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.kill()) await ended;
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureSignedIn(): Promise<Ratio> {
  const { ratio } = (await readResult('signedIn.ts')) as { ratio: number };
  return { measured: 'a profile: processor time of Hono with the same queries', ratio };
}

async function measureGrowth(): Promise<Ratio[]> {
  const pages = (await readResult('growth.ts', '--factors', '1,100')) as Record<string, number[]>;
  return Object.entries(pages).map(([page, [today = 0, grown = 0]]) => ({
    measured: `${page}: milliseconds with 100 times the data by those of today`,
    ratio: grown / today,
  }));
}

const ratios = [
  ...(await measurePublicReads()),
  await measureSignedIn(),
  ...(await measureGrowth()),
];
console.log('| measured | ratio |\n|---|--:|');
for (const { measured, ratio } of ratios) console.log(`| ${measured} | ${ratio.toFixed(2)} |`);
console.log(JSON.stringify(ratios));
