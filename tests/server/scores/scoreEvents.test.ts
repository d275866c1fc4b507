import { connect } from 'node:http2';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import {
  arenas,
  ceremonies,
  planSlots,
  registrations,
  rounds,
  runs,
  standings,
  teams,
} from '../../../server/db/schema.ts';
import type { Database } from '../../../server/db/database.ts';
import type { PlayedCategory } from '../../../server/scores/entryQueries.ts';
import { nextState } from '../../../server/scores/results/nextState.ts';
import { findResultsState, saveResultsState } from '../../../server/scores/results/stateQueries.ts';
import { useBackend } from '../../support/database/backend.ts';
import {
  eventsPath,
  settleEvents,
  useEventHosts,
  watchEvents,
} from '../../support/servers/eventHosts.ts';
import { ca, tls } from '../../support/tls/testTls.ts';

const backend = useBackend();
const { start, requests, db } = useEventHosts();

const isTold = (watched: { events: number }, count: number) =>
  vi.waitFor(() => expect(watched.events).toBe(count), { timeout: 10_000 });

async function changeRun(): Promise<void> {
  await db()
    .update(runs)
    .set({ version: sql`${runs.version} + 1`, points: 1 });
}
/** Returns the place of a run that is still to be held. */
async function findFree() {
  const [free] = await db()
    .select({
      registrationId: registrations.id,
      roundId: rounds.id,
      tournamentId: rounds.tournamentId,
      categoryId: rounds.categoryId,
    })
    .from(registrations)
    .innerJoin(
      rounds,
      and(
        eq(rounds.tournamentId, registrations.tournamentId),
        eq(rounds.categoryId, registrations.categoryId),
      ),
    )
    .leftJoin(runs, eq(runs.registrationId, registrations.id))
    .where(isNull(runs.id))
    .limit(1);
  if (!free) throw new Error('Every team has a run');
  return free;
}
async function addRun(database: Database = db()): Promise<void> {
  await database
    .insert(runs)
    .values({ ...(await findFree()), number: 1, points: 1, time: '01:00.00' });
}
async function freeze(played: PlayedCategory): Promise<void> {
  await db().transaction(async (transaction) => {
    const before = await findResultsState(transaction, played);
    const step = nextState(before, { action: 'freeze', at: new Date(), reason: null });
    if ('problem' in step) throw new Error(step.problem);
    await saveResultsState(transaction, played, step.next);
  });
}

it('tells every server of changed runs, places and states of rounds, and of nothing else', async () => {
  const [one, other] = [await start(), await start()];
  const watched = [await watchEvents(one), await watchEvents(other)];
  const [first] = watched;
  expect(first?.response.headers.get('Content-Type')).toBe('text/event-stream');
  expect(first?.response.headers.get('Cache-Control')).toBe('no-store');
  await Promise.all([settleEvents(one), settleEvents(other)]);
  await db().update(teams).set({ name: 'Lain' });
  for (const [at, change] of [
    () => addRun(),
    changeRun,
    () => db().delete(runs).where(eq(runs.points, 1)),
    () => db().update(rounds).set({ state: 'closed' }),
    // With whatever has changed them.
    () =>
      db().transaction(async (transaction) => {
        await transaction.update(standings).set({ place: sql`${standings.place} + 1` });
        await transaction.update(rounds).set({ countsUnfinished: true });
      }),
  ].entries()) {
    await change();
    await Promise.all(watched.map((each) => isTold(each, at + 1)));
  }
});

it('tells of plans that change, and who is called to which arena', async () => {
  const host = await start();
  const watched = await watchEvents(host);
  await settleEvents(host);
  const [found] = await db()
    .select({
      id: planSlots.id,
      tournamentId: arenas.tournamentId,
      arena: arenas.name,
      teamId: registrations.teamId,
    })
    .from(planSlots)
    .innerJoin(arenas, eq(arenas.id, planSlots.arenaId))
    .innerJoin(registrations, eq(registrations.id, planSlots.registrationId))
    .where(eq(planSlots.callState, 'waiting'))
    .limit(1);
  if (!found) throw new Error('There is no plan');
  const { id, tournamentId, arena, teamId } = found;
  const call = { slot_id: id, team_ids: [teamId], arena };
  const isSent = (called: object[]) =>
    vi.waitFor(
      () =>
        expect(watched.text.split('\n\n').at(-2)).toBe(
          `event: schedule\ndata: ${JSON.stringify({ tournament_id: tournamentId, called })}`,
        ),
      { timeout: 10_000 },
    );
  const change = (values: object) =>
    db()
      .update(planSlots)
      .set({ callAt: new Date(), callVersion: sql`${planSlots.callVersion} + 1`, ...values })
      .where(eq(planSlots.id, id));
  await change({ callState: 'called', callCount: 1 });
  await isSent([{ ...call, count: 1 }]);
  await change({ callCount: 2 });
  await isSent([{ ...call, count: 2 }]);
  await change({ callState: 'present' });
  await isSent([]);
  expect(watched.events).toBe(0);
});

it('tells of a ceremony with each step, and of nothing else then', async () => {
  const host = await start();
  const watched = await watchEvents(host);
  await settleEvents(host);
  const { tournamentId } = await findFree();
  const told = `event: ceremony\ndata: ${JSON.stringify({ tournament_id: tournamentId })}\n\n`;
  for (const [count, version] of [1, 2].entries()) {
    await db()
      .insert(ceremonies)
      .values({ tournamentId, version })
      .onConflictDoUpdate({ target: ceremonies.tournamentId, set: { version } });
    await vi.waitFor(() => expect(watched.text.split(told)).toHaveLength(count + 2), {
      timeout: 10_000,
    });
  }
  expect(watched.text.match(/^event/gm)).toHaveLength(2);
});

it('says nothing of a run while its board is frozen, and goes on telling of others', async () => {
  const host = await start();
  const watched = await watchEvents(host);
  await settleEvents(host);
  const { tournamentId, categoryId } = await findFree();
  await freeze({ tournamentId, categoryId });
  await isTold(watched, 1);
  // What is told of the same moment says that the run has been looked at.
  await db().transaction(async (transaction) => {
    await addRun(transaction);
    await transaction
      .update(planSlots)
      .set({ callAt: new Date(), callVersion: sql`${planSlots.callVersion} + 1` });
  });
  await vi.waitFor(() => expect(watched.text).toContain('event: schedule'), { timeout: 10_000 });
  expect(watched.events).toBe(1);
  await changeRun();
  await isTold(watched, 2);
});

it('tells when no server sends the scores before from its cache', async () => {
  const one = await start();
  const watched = await watchEvents(one);
  await settleEvents(one);
  const { version: other } = await start();
  // The other server reads the version last before the change: no cache keeps it for longer.
  const before = await other.read();
  await addRun();
  await vi.waitFor(() => expect(watched.events).toBe(1), { timeout: 10_000, interval: 20 });
  expect(other.current()).not.toBe(before);
});

it('is never silent for a minute, after which proxies would close it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const watched = await watchEvents(await start());
  vi.advanceTimersByTime(59_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(watched.text).toContain('\n:\n\n'), { timeout: 10_000 });
  expect(watched.events).toBe(0);
});

it('ends when the server stops, and is not opened any more', async () => {
  const host = await start();
  const { ended } = await watchEvents(host);
  host.stop.abort();
  await ended;
  expect((await fetch(host.origin + eventsPath)).status).toBe(503);
});

it('is refused to more clients than there is room for, until one leaves', async () => {
  const host = await start({ maxStreams: 1 });
  const leaving = new AbortController();
  await fetch(host.origin + eventsPath, { signal: leaving.signal });
  const refused = await fetch(host.origin + eventsPath);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '30']);
  expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/sibuk/) });
  leaving.abort();
  await vi.waitFor(async () => {
    const response = await fetch(host.origin + eventsPath);
    expect(response.status).toBe(200);
    await response.body?.cancel();
  });
  expect(
    requests()
      .slice(0, 2)
      .map(({ status }) => status),
  ).toEqual([200, 503]);
});

it('leaves one address all streams, such as a hall, until another one asks', async () => {
  const host = await start({ maxStreams: 3 });
  const ofHall = [];
  for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3'])
    ofHall.push(await watchEvents(host, address));
  expect(ofHall.map(({ response }) => response.status)).toEqual([200, 200, 200]);
  expect((await watchEvents(host, '2001:db8::4')).response.status).toBe(503);
  expect((await watchEvents(host, '10.1.0.1')).response.status).toBe(200);
  await ofHall[2]?.ended;
});

it('ends the latest stream of the network that has most when there is no room', async () => {
  const host = await start({ maxStreams: 4 });
  const greedy: Awaited<ReturnType<typeof watchEvents>>[] = [];
  for (const address of ['10.2.0.1', '10.2.0.2', '10.2.0.3', '10.2.0.4'])
    greedy.push(await watchEvents(host, address));
  const others = [await watchEvents(host, '10.3.0.1'), await watchEvents(host, '10.4.0.1')];
  expect(others.map(({ response }) => response.status)).toEqual([200, 200]);
  await Promise.all([greedy[3]?.ended, greedy[2]?.ended]);
  // Networks that have as many do not take each other's places.
  for (const address of ['10.2.0.9', '10.3.0.9', '10.5.0.1'])
    expect((await watchEvents(host, address)).response.status, address).toBe(
      address === '10.5.0.1' ? 200 : 503,
    );
  // What changes while the server reads the scores for the first time is no change to it.
  await vi.waitFor(
    async () => {
      await changeRun();
      expect([greedy[0], ...others].map((each) => each?.events)).not.toContain(0);
    },
    { timeout: 10_000, interval: 500 },
  );
});

it('leaves all other requests to the server', async () => {
  const { origin } = await start();
  for (const [method, address] of [
    ['GET', `${eventsPath}?limit=1`],
    ['POST', eventsPath],
  ] as const)
    expect(await (await fetch(origin + address, { method })).text()).toBe('other');
});

it('is there with HTTP/2 too, with the same limits', async () => {
  const host = await start({ maxStreams: 3 }, { tls });
  const session = connect(host.origin.replace('http:', 'https:'), {
    ca,
  });
  const open = async (address: string) => {
    const stream = session.request({ ':path': eventsPath, 'x-forwarded-for': address });
    const opened = { status: 0, text: '', hasEnded: false };
    stream.on('response', (headers) => (opened.status = Number(headers[':status'])));
    stream.setEncoding('utf8').on('data', (chunk: string) => (opened.text += chunk));
    stream.on('end', () => (opened.hasEnded = true));
    await vi.waitFor(() => expect(opened.text).not.toBe(''));
    return opened;
  };
  const first = await open('10.0.0.1');
  expect(first).toMatchObject({ status: 200, text: 'retry: 2000\n\n' });
  await open('10.0.0.1');
  const latest = await open('10.0.0.2');
  expect(await open('10.0.0.1')).toMatchObject({ status: 503 });
  expect(await open('10.1.0.1')).toMatchObject({ status: 200 });
  await vi.waitFor(() => expect(latest.hasEnded).toBe(true));
  await settleEvents(host);
  await addRun();
  await vi.waitFor(() => expect(first.text).toContain('event: scores'), { timeout: 10_000 });
  session.close();
});

it('is not offered where nothing can be streamed', async () => {
  expect(await backend.request('GET', eventsPath)).toMatchObject({
    status: 404,
    body: { message: 'Server ini tidak memberi tahu tentang skor baru.' },
  });
});
