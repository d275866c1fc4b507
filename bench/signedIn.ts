// npm run bench:signed-in -- [--requests 3000]: what a signed-in read costs the process that answers it,
// in microseconds of its processor time, beside Hono with the same driver, check of the token and
// query; and what its parts cost. In turns, in one process: time in PostgreSQL, on the network and of
// other processes does not count. Prints a table in Markdown and the same as one line of JSON.
import { parseArgs } from 'node:util';
import { Hono } from 'hono';
import type { Pool } from 'pg';
import { readDocument } from '../openapi/readDocument.ts';
import { createApp } from '../server/app.ts';
import { authenticate, openSession } from '../server/auth/auth.ts';
import { findProfile } from '../server/participants/queries.ts';
import { hashToken } from '../server/auth/hashToken.ts';
import { setup } from '../tests/setup/database.ts';
import {
  openTestDatabase,
  testPasswords,
  testPictures,
} from '../tests/support/database/testDatabase.ts';

const { values } = parseArgs({ options: { requests: { type: 'string', default: '3000' } } });
const rounds = 10;
const perRound = Math.ceil(Number(values.requests) / rounds);
const participantId = 1;

type Call = () => unknown;

/** Returns the microseconds of processor time that each of so many calls takes. */
async function measure(call: Call): Promise<number> {
  const before = process.cpuUsage();
  for (let count = 0; count < perRound; count++) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / perRound;
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Answers like the operation `getProfile`, with the least that it needs. */
function createPeer(pool: Pool): Hono {
  return new Hono().get('/profile', async (context) => {
    const token = context.req.header('authorization')?.slice('Bearer '.length) ?? '';
    const found = await pool.query<{ id: number }>({
      name: 'peer_session',
      text: 'select participant_id as id from sessions where token_hash = $1 and expires_at > $2',
      values: [await hashToken(token), new Date()],
    });
    if (!found.rows[0]) return context.json({ success: false }, 401);
    const { rows } = await pool.query({
      name: 'peer_participant',
      text: 'select id, name, email, profile_picture, banner from participants where id = $1',
      values: [found.rows[0].id],
    });
    return context.json({ success: true, user: rows[0] as object });
  });
}

async function run(): Promise<void> {
  const { db, files, close } = await openTestDatabase();
  const now = () => new Date();
  const services = { db, files, passwords: testPasswords, pictures: testPictures, now };
  const app = createApp({ ...services, document: readDocument() });
  const token = await openSession(services, { participantId });
  const peer = createPeer((db as unknown as { $client: Pool }).$client);
  const headers = { Authorization: `Bearer ${token}` };
  const read = async (from: Hono, path: string) => {
    const response = await from.request(path, { headers });
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    await response.arrayBuffer();
  };
  const calls: Record<string, Call> = {
    'Hono with the same queries': () => read(peer, '/profile'),
    'the application': () => read(app, '/api/participant/profile'),
    'check of the token, with its query': () => authenticate(services, token, 'participant'),
    'of that, its hash': () => hashToken(token),
    'query of the participant': () => findProfile(db, participantId),
    'a request that no operation answers': () => app.request('/api/unknown'),
  };
  const results: Record<string, number[]> = {};
  for (const call of Object.values(calls)) await measure(call);
  for (let round = 0; round < rounds; round++)
    for (const [name, call] of Object.entries(calls))
      (results[name] ??= []).push(await measure(call));
  const medians = Object.entries(results).map(([name, each]) => [name, median(each)] as const);
  console.log('| what | µs |\n|---|--:|');
  for (const [name, value] of medians) console.log(`| ${name} | ${value.toFixed(0)} |`);
  const [[, peerCost] = [], [, ownCost] = []] = medians;
  console.log(
    JSON.stringify({ ratio: (peerCost ?? 0) / (ownCost ?? 1), ...Object.fromEntries(medians) }),
  );
  await close();
}

const tearDown = await setup();
try {
  await run();
} finally {
  await tearDown?.();
}
