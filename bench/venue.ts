// npm run bench:load -- URL [SECONDS] [PID]: 200 connections send what visitors of a venue do to a
// running server with the demonstration data: mostly reads, 5 % writes and 1 % sign-ins. Prints how
// many requests a second were answered, with which latencies and which statuses, by kind of request;
// with the id of the server's process also the memory of it and its database, every 30 seconds and
// 60 seconds after the end.
import { Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { setTimeout } from 'node:timers/promises';
import { demoAccounts } from '../server/db/seed/accounts.ts';
import { readProcessMemory } from './processMemory.ts';

const connections = 200;
const defaultSeconds = 20;
const sampleSeconds = 30;
const restSeconds = 60;
const shares = { signIn: 0.01, write: 0.05 };
const reads = [
  '/',
  '/api/tournaments',
  '/api/scores',
  '/api/teams',
  '/api/gh-schools',
  '/api/banners',
  '/api/categories',
];

type Kind = 'read' | 'write' | 'signIn';
type Sent = { method: string; path: string; body?: string; token?: string };
type Answer = { status: number; body: string };

const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** Sends a request; the status is 0 if there is no answer. */
function send(origin: string, { method, path, body, token }: Sent): Promise<Answer> {
  return new Promise((resolve) => {
    const sent = request(
      `${origin}${path}`,
      {
        method,
        agent,
        headers: {
          'Accept-Encoding': 'gzip',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(token && { Authorization: `Bearer ${token}` }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const isCompressed = response.headers['content-encoding'] === 'gzip';
          const body = (isCompressed ? gunzipSync(bytes) : bytes).toString();
          resolve({ status: response.statusCode ?? 0, body });
        });
      },
    );
    sent.on('error', () => resolve({ status: 0, body: '' }));
    sent.end(body);
  });
}

const signInTo = (origin: string): Promise<Answer> => {
  const { email, password } = demoAccounts.club;
  const body = JSON.stringify({ email, password });
  return send(origin, { method: 'POST', path: '/api/gh/login', body });
};

type Club = { token: string; person: { id: number; name: string; email: string } };

/** Signs the demonstration club in; returns its token and one of its participants. */
async function openClub(origin: string): Promise<Club> {
  const { status, body } = await signInTo(origin);
  if (status !== 200) throw new Error(`The demonstration club cannot sign in (${status}).`);
  const { token, user } = JSON.parse(body) as { token: string; user: { id: number } };
  const path = `/api/gh-schools/${user.id}/participants`;
  const list = await send(origin, { method: 'GET', path, token });
  const [person] = (JSON.parse(list.body) as { data: Club['person'][] }).data;
  if (!person) throw new Error('The demonstration club has no participants.');
  return { token, person };
}

async function run(origin: string, seconds: number): Promise<void> {
  const club = await openClub(origin);
  const latencies: Record<Kind, number[]> = { read: [], write: [], signIn: [] };
  const statuses: Record<Kind, Record<number, number>> = { read: {}, write: {}, signIn: {} };
  const until = performance.now() + seconds * 1000;
  const visit = async () => {
    while (performance.now() < until) {
      const kind = chooseKind(Math.random());
      const sentAt = performance.now();
      const { status } = await visitOnce(origin, kind, club);
      latencies[kind].push(performance.now() - sentAt);
      statuses[kind][status] = (statuses[kind][status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  agent.destroy();
  console.log('kind\trequests/s\tp50 ms\tp95 ms\tp99 ms\tstatuses');
  for (const kind of ['read', 'write', 'signIn'] as const) {
    const sorted = latencies[kind].sort((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
    const perSecond = (sorted.length / seconds).toFixed(1);
    const counts = JSON.stringify(statuses[kind]);
    console.log([kind, perSecond, at(0.5), at(0.95), at(0.99), counts].join('\t'));
  }
}

/** Prints the memory of the server and its database. */
function printMemory(pid: number, when: string): void {
  const memory = readProcessMemory(pid);
  if (!memory) throw new Error(`The memory of process ${pid} cannot be read.`);
  const { pss, rss } = memory;
  console.log(`memory ${when}\tPSS ${pss?.toFixed(0) ?? '?'} MB\tRSS ${rss.toFixed(0)} MB`);
}

/** Runs the load, and prints the memory before, meanwhile and after. */
async function runWithMemory(origin: string, seconds: number, pid: number): Promise<void> {
  const startedAt = performance.now();
  printMemory(pid, 'before');
  const sampling = setInterval(() => {
    printMemory(pid, `after ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  }, sampleSeconds * 1000);
  try {
    await run(origin, seconds);
    printMemory(pid, 'at the end');
    await setTimeout(restSeconds * 1000);
    printMemory(pid, `${restSeconds} s later`);
  } finally {
    clearInterval(sampling);
  }
}

/** Returns the kind of request for a random number from 0 to 1. */
function chooseKind(random: number): Kind {
  if (random < shares.signIn) return 'signIn';
  return random < shares.signIn + shares.write ? 'write' : 'read';
}

function visitOnce(origin: string, kind: Kind, club: Club): Promise<Answer> {
  if (kind === 'signIn') return signInTo(origin);
  const path = reads[Math.floor(Math.random() * reads.length)] ?? '/';
  if (kind === 'read') return send(origin, { method: 'GET', path });
  const { token, person } = club;
  const body = JSON.stringify({ name: person.name, email: person.email });
  return send(origin, { method: 'PUT', path: `/api/participants/${person.id}`, token, body });
}

const [origin, seconds = String(defaultSeconds), pid] = process.argv.slice(2);
if (!origin) {
  console.error('Name a running server: npm run bench:load -- http://localhost:3000 20');
  process.exit(1);
}
await (pid === undefined
  ? run(origin, Number(seconds))
  : runWithMemory(origin, Number(seconds), Number(pid)));
