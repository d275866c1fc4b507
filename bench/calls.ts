// npx node bench/calls.ts [--streams 2000] [--calls 300] [--rate 5] [--port 4899]: starts a server with a day of
// 300 teams and 600 runs in eight arenas, opens streams, and calls teams. Prints how long a call takes to each
// stream, what the server needs for it, and how long a delay and the schedule after a change take, and how many bytes.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { DayPlan, PlanSlot } from '../openapi/schema.d.ts';
import { openUsedDatabase } from '../server/node/database/openDatabase.ts';
import { readEnvironment } from '../server/node/environment.ts';
import { demoAccounts, demoPassword } from '../server/seed/accounts.ts';

const teamCount = 300;
const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '2000' },
    calls: { type: 'string', default: '300' },
    rate: { type: 'string', default: '5' },
    port: { type: 'string', default: '4899' },
  },
});
const [streamCount, callCount, rate] = [values.streams, values.calls, values.rate].map(Number) as [
  number,
  number,
  number,
];
const url = `http://localhost:${values.port}`;
const folder = mkdtempSync(join(tmpdir(), 'robolaga-calls-'));

async function startServer() {
  const server = spawn(process.execPath, ['server/node.ts'], {
    env: { ...process.env, PORT: values.port, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    const response = await fetch(`${url}/api/banners`).catch(() => undefined);
    if (response?.ok) return server;
    if (server.exitCode !== null) throw new Error('The server has ended');
    await setTimeout(200);
  }
}

let token = '';
async function request(method: string, path: string, body?: unknown) {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as { data: unknown } };
}

/** Registers so many copies of teams for two runs each in a tournament, and returns its id. */
async function growTournament(): Promise<number> {
  const { db, close } = await openUsedDatabase(readEnvironment({ DATA_DIR: folder }), {
    onError: console.error,
    onNotice: console.warn,
  });
  try {
    const { rows } = (await db.execute(
      sql`select id from tournaments where date > current_date and status = 'published'
        and id in (select tournament_id from registrations) order by date limit 1`,
    )) as { rows: { id: number }[] };
    const id = rows[0]?.id ?? 0;
    const missing = sql`${teamCount}::int - (select count(*) from registrations where tournament_id = ${id})`;
    await db.execute(sql`with copied as (
        insert into teams (code, name, club_id, category_id)
        select left(code, 7) || '9' || lpad(row_number() over (order by copy, id)::text, 4, '0'),
          left(name, 40) || ' ' || copy, club_id, category_id
        from teams, generate_series(2, 60) as copy
        where id in (select team_id from registrations where tournament_id = ${id})
        order by copy, id limit ${missing} returning id, category_id)
      insert into registrations (tournament_id, team_id, category_id, start_number)
      select ${id}, id, category_id, 1000 + row_number() over (order by id) from copied`);
    // Three pupils of its own for each copy.
    await db.execute(sql`with copied as (
        select id, category_id, club_id from teams where id not in (select team_id from team_members)
      ), pupils as (
        insert into participants (name, email, password_hash, club_id)
        select 'Siswa ' || place, 'siswa' || place || '.' || id || '@contoh.example', '', club_id
        from copied, generate_series(1, 3) as place returning id, email)
      insert into team_members (team_id, participant_id, category_id, level, position)
      select copied.id, pupils.id, category_id, 'member', substr(email, 6, 1)::int
      from pupils join copied on pupils.email like 'siswa_.' || copied.id || '@%'`);
    await db.execute(
      sql`update rounds set run_count = 2 where tournament_id = ${id} and position = 1`,
    );
    return id;
  } finally {
    await close();
  }
}

async function planDay(id: number): Promise<PlanSlot[]> {
  const path = `/api/organiser/tournaments/${id}/plan`;
  const proposed = (await request('GET', path)).body.data as DayPlan;
  const { version: _version, slots: _slots, unplanned: _unplanned, ...settings } = proposed;
  const { status, body } = await request('PUT', path, {
    ...settings,
    preview: false,
    rest_minutes: 0,
    arenas: Array.from({ length: 8 }, (_, index) => ({
      name: `Arena ${index + 1}`,
      category_ids: [],
    })),
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return (body.data as DayPlan).slots;
}

/** When each slot was called, by its id. */
const calledAt = new Map<number, number>();
const latencies: number[] = [];

/** Opens a stream, and notes how long after its call each slot comes. */
const openStream = () =>
  new Promise<ReturnType<typeof connect>>((resolve, reject) => {
    const socket = connect(Number(values.port), 'localhost');
    socket.setEncoding('utf8').on('error', reject);
    let text = '';
    socket.on('connect', () =>
      socket.write('GET /api/scores/events HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    );
    socket.on('data', (chunk: string) => {
      if (chunk.startsWith('HTTP/1.1 ') && !chunk.startsWith('HTTP/1.1 200'))
        reject(new Error(chunk.slice(0, 40)));
      else resolve(socket);
      const lines = (text + chunk).split('\n');
      text = lines.pop() ?? '';
      const now = performance.now();
      for (const line of lines)
        for (const [, id] of line.matchAll(/"slot_id":(\d+)/g)) {
          const at = calledAt.get(Number(id));
          if (at !== undefined) latencies.push(now - at);
        }
    });
  });

const share = (numbers: number[], part: number) =>
  Math.round(numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * part)] ?? 0);

/** Returns the seconds of CPU time that a process has taken, and its memory in MB. */
function readUse(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { cpu: (Number(fields[11]) + Number(fields[12])) / 100, mb: Number(memory) / 1000 };
}

const server = await startServer();
try {
  const id = await growTournament();
  const login = await request('POST', '/api/organiser/login', {
    email: demoAccounts.organiser.email,
    password: demoPassword,
  });
  ({ token } = login.body as unknown as { token: string });
  const slots = await planDay(id);
  const pid = server.pid ?? 0;
  const idle = readUse(pid);
  for (let count = 0; count < streamCount; count += 50)
    await Promise.all(Array.from({ length: Math.min(50, streamCount - count) }, openStream));
  const before = readUse(pid);
  const startedAt = performance.now();
  const answers: number[] = [];
  // The first run of each team, so that none is called twice.
  const toCall = slots.filter((slot) => slot.run_number === 1).slice(0, callCount);
  await Promise.all(
    toCall.map(async (slot, index) => {
      await setTimeout((index * 1000) / rate);
      calledAt.set(slot.id ?? 0, performance.now());
      const path = `/api/organiser/tournaments/${id}/slots/${slot.id}/call`;
      const body = { key: randomUUID(), action: 'call', anyway: true };
      const { status } = await request('POST', path, body);
      if (status !== 200) throw new Error(`A call was answered with ${status}`);
      answers.push(performance.now() - (calledAt.get(slot.id ?? 0) ?? 0));
    }),
  );
  await setTimeout(4000);
  const seconds = (performance.now() - startedAt) / 1000;
  const after = readUse(pid);
  const schedules: number[] = [];
  let bytes = new Uint8Array();
  for (const slot of toCall.slice(0, 20)) {
    const path = `/api/organiser/tournaments/${id}/slots/${slot.id}/call`;
    await request('POST', path, { key: randomUUID(), action: 'arrive' });
    const sentAt = performance.now();
    const response = await fetch(`${url}/api/tournaments/${id}/schedule`);
    bytes = new Uint8Array(await response.arrayBuffer());
    schedules.push(performance.now() - sentAt);
  }
  // From the first team of an arena on that has not been called.
  const delays: number[] = [];
  const plan = `/api/organiser/tournaments/${id}/plan`;
  const { slots: planned, arenas } = (await request('GET', plan)).body.data as DayPlan;
  for (let index = 0; index < 20; index += 1) {
    const arenaId = arenas[index % arenas.length]?.id;
    const first = planned.find((slot) => slot.arena_id === arenaId && slot.call === null);
    const sentAt = performance.now();
    const { status } = await request('POST', `${plan}/changes`, {
      change: 'delay',
      slot_id: first?.id,
      minutes: 1,
    });
    if (status !== 200) throw new Error(`A delay was answered with ${status}`);
    delays.push(performance.now() - sentAt);
  }
  console.table({
    slots: slots.length,
    streams: streamCount,
    calls: toCall.length,
    'calls told': `${latencies.length} of ${toCall.length * streamCount}`,
    'call to stream, ms, median': share(latencies, 0.5),
    'call to stream, ms, p95': share(latencies, 0.95),
    'call to stream, ms, most': share(latencies, 1),
    'answer to the desk, ms, median': share(answers, 0.5),
    'answer to the desk, ms, p95': share(answers, 0.95),
    'CPU of the server, %': Math.round(((after.cpu - before.cpu) / seconds) * 100),
    'memory of the server, MB: idle': Math.round(idle.mb),
    'memory of the server, MB: at the end': Math.round(after.mb),
    'schedule after a change, ms, median': share(schedules, 0.5),
    'schedule after a change, ms, p95': share(schedules, 0.95),
    'delay of an arena, ms, median': share(delays, 0.5),
    'delay of an arena, ms, p95': share(delays, 0.95),
    'schedule, kB: plain': Math.round(bytes.length / 1000),
    'schedule, kB: gzip': Math.round(gzipSync(bytes).length / 1000),
    'schedule, kB: brotli 4': Math.round(
      brotliCompressSync(bytes, { params: { 1: 4 } }).length / 1000,
    ),
  });
} finally {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
