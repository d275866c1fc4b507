import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DayPlan, Schedule, TeamDay } from '../../../openapi/schema.d.ts';
import { maxFollowers } from '../../../server/auth/limits.ts';
import {
  attempts,
  pushKeys,
  pushSubscriptions,
  registrations,
  teams,
  tournaments,
} from '../../../server/db/schema.ts';
import { deleteEndedSubscriptions } from '../../../server/dayPlan/push/pushQueries.ts';
import { createWebPush, readPushKeys } from '../../../server/node/webPush.ts';
import { useBackend } from '../../support/database/backend.ts';
import { createCallRequests } from '../../support/database/callRequests.ts';
import { createMatchRequests, knockoutRule } from '../../support/database/matchRequests.ts';
import { roundInput } from '../../support/database/roundRequests.ts';
import { createBrowser, startPushService } from '../../support/servers/pushService.ts';
import { usePush } from '../../support/servers/usePush.ts';

const backend = useBackend();
const requests = createCallRequests(backend);
const matches = createMatchRequests(backend);
const { place, first, save, setClock, readSchedule, call, take, saveRounds } = requests;

type Browser = ReturnType<typeof createBrowser>;
type Answer = { status: number; body: { message?: string; data?: { teams: string[] } } };

const failures: string[] = [];
let service: Awaited<ReturnType<typeof startPushService>>;
let publicKey: string;
let plan: DayPlan;
let schedule: Schedule;

usePush(backend, async (onError) => {
  service = await startPushService();
  const keys = await readPushKeys(backend.db);
  ({ publicKey } = keys);
  return createWebPush({
    keys,
    subject: 'https://robolaga.example',
    onFailure: (line) => failures.push(line),
    onError,
    agent: service.agent,
    retryDelay: 1,
  });
});
afterAll(() => service.stop());
beforeEach(async () => {
  plan = await save({ breaks: [] });
  setClock(plan, 0);
  schedule = (await readSchedule()).body.data;
});
afterEach(async () => {
  await backend.db.delete(pushSubscriptions);
  service.received.length = 0;
  failures.length = 0;
  service.statusOf = () => 201;
});

const fcm = 'https://fcm.googleapis.com/fcm/send/';
const slot = (index: number) => schedule.slots[index];
function teamOf(index: number) {
  const team = schedule.teams.find(({ id }) => id === slot(index)?.team_id);
  if (!team) throw new Error(`Nobody has turn ${index}`);
  return team;
}
const follow = async ({ endpoint, keys }: Pick<Browser, 'endpoint' | 'keys'>, codes: string[]) =>
  (await backend.request('PUT', '/api/push-subscriptions', {
    body: { endpoint, keys, teams: codes },
  })) as unknown as Answer;
async function receives(count: number): Promise<void> {
  await expect.poll(() => service.received.length).toBe(count);
}
const stored = () => backend.db.select().from(pushSubscriptions);

/** Fills the place of so many browsers that follow a team. */
const addFollowers = (teamId: number, count: number) =>
  backend.db.insert(pushSubscriptions).values(
    Array.from({ length: count }, (_, index) => ({
      endpoint: `${fcm}other-${index}`,
      p256dh: '',
      auth: '',
      teamIds: [teamId],
    })),
  );

describe('a browser that follows a team', () => {
  it('is told of each call once: team, arena and page, and no more', async () => {
    const { code, name } = teamOf(0);
    const browser = createBrowser(`${fcm}first:token`);
    const other = createBrowser('https://updates.push.services.mozilla.com/wpush/v2/other');
    expect(await follow(browser, [code])).toMatchObject({
      status: 200,
      body: { data: { teams: [code] } },
    });
    await follow(other, [teamOf(1).code]);
    const key = crypto.randomUUID();
    expect((await call(slot(0), 'call', { key })).status).toBe(200);
    await receives(1);
    const [push] = service.received;
    if (!push) throw new Error('Nothing was sent');
    const path = `/t/${code}`;
    expect(browser.read(push)).toEqual({ title: name, body: 'Dipanggil ke Arena 1', path });
    expect(push.endpoint).toBe(browser.endpoint);
    expect(push.headers).toMatchObject({ ttl: '300', urgency: 'high', topic: code });
    expect(push.headers['authorization']).toMatch(new RegExp(`^vapid t=.*, k=${publicKey}$`));
    await call(slot(0), 'call', { key });
    await take(slot(0), 'call', 'undo', 'call', 'call', 'arrive', 'start');
    await receives(4);
    // Each is sent on its own, so a later one may be there first.
    expect(service.received.map((each) => browser.read(each))).toContainEqual({
      title: name,
      body: 'Dipanggil ke Arena 1 (panggilan terakhir)',
      path,
    });
  });

  it('is told of a match by the team that it follows', async () => {
    await saveRounds([roundInput({ id: first().id, match_rule: knockoutRule })]);
    await matches.registered();
    await matches.draw(first().id, { method: 'seeds' });
    await save({ breaks: [] });
    schedule = (await readSchedule()).body.data;
    const { matches: drawn } = await matches.readRound(first().id);
    const [opening] = drawn.filter(
      ({ home, away }) => home.team_id !== null && away.team_id !== null,
    );
    const find = (id: number | null | undefined) => schedule.teams.find((team) => team.id === id);
    const [home, away] = [find(opening?.home.team_id), find(opening?.away.team_id)];
    const browser = createBrowser('https://web.push.apple.com/QGl-phone');
    await follow(browser, [home?.code ?? '', away?.code ?? '']);
    await take(
      schedule.slots.find(({ match }) => match?.id === opening?.id),
      'call',
    );
    await receives(2);
    expect(service.received.map((each) => browser.read(each))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: home?.name }),
        expect.objectContaining({ title: away?.name }),
      ]),
    );
  });

  it('is forgotten when its push service does not know it any more', async () => {
    const [gone, missing, here] = ['gone', 'missing', 'here'].map((name) =>
      createBrowser(`${fcm}${name}`),
    ) as [Browser, Browser, Browser];
    for (const browser of [gone, missing, here]) await follow(browser, [teamOf(0).code]);
    service.statusOf = (endpoint) =>
      ({ [gone.endpoint]: 410, [missing.endpoint]: 404 })[endpoint] ?? 201;
    await take(slot(0), 'call');
    await expect
      .poll(async () => (await stored()).map(({ endpoint }) => endpoint))
      .toEqual([here.endpoint]);
    expect(failures).toEqual([]);
  });

  it('is tried once more after an error, and follows no redirect; the log has no secret', async () => {
    await follow(createBrowser(`${fcm}secret-1`), [teamOf(0).code]);
    await follow(createBrowser(`${fcm}secret-2`), [teamOf(0).code]);
    service.statusOf = (endpoint) => (endpoint.endsWith('1') ? 503 : 302);
    await take(slot(0), 'call');
    await expect
      .poll(() => failures.toSorted())
      .toEqual([
        'Calls that were not delivered by fcm.googleapis.com: 302 (1)',
        'Calls that were not delivered by fcm.googleapis.com: 503 (1)',
      ]);
    expect(service.received).toHaveLength(3);
    expect(await stored()).toHaveLength(2);
  });

  it('does not keep the call waiting', async () => {
    await follow(createBrowser(`${fcm}slow`), [teamOf(0).code]);
    let isAnswered = false;
    const before: boolean[] = [];
    service.statusOf = () => {
      before.push(isAnswered);
      return 201;
    };
    await call(slot(0), 'call');
    isAnswered = true;
    await expect.poll(() => before).toEqual([true]);
  });

  it('follows what it said last; nothing deletes it', async () => {
    const browser = createBrowser(`${fcm}last`);
    await follow(browser, [teamOf(0).code, teamOf(1).code]);
    expect((await follow(browser, [teamOf(1).code, 'X-AAAA-99999'])).body.data?.teams).toEqual([
      teamOf(1).code,
    ]);
    expect((await stored()).map(({ teamIds }) => teamIds)).toEqual([[teamOf(1).id]]);
    expect((await follow(browser, [])).body.data?.teams).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('follows only teams whose tournament is not over, and is deleted after that', async () => {
    const browser = createBrowser(`${fcm}later`);
    await follow(browser, [teamOf(0).code]);
    const [row] = await backend.db
      .select({ date: tournaments.date })
      .from(tournaments)
      .where(eq(tournaments.id, place().tournamentId));
    await deleteEndedSubscriptions(backend.db, row?.date ?? '');
    expect(await stored()).toHaveLength(1);
    await deleteEndedSubscriptions(backend.db, '9999-01-01');
    expect(await stored()).toEqual([]);
    backend.clock.at = new Date('9998-01-01');
    expect((await follow(browser, [teamOf(0).code])).body.data?.teams).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it('reads the public key with the turns of the team, and nobody reads the other one', async () => {
    const { body } = await backend.request('GET', `/api/team-days/${teamOf(0).code}`);
    expect((body as { data: TeamDay }).data.push_key).toBe(publicKey);
    const [keys] = await backend.db.select().from(pushKeys);
    expect(JSON.stringify(body)).not.toContain(keys?.privateKey);
  });
});

describe('the limits of followers', () => {
  it('are twenty teams of a browser', async () => {
    const codes = Array.from({ length: 21 }, (_, index) => `X-AAAA-${10_000 + index}`);
    expect((await follow(createBrowser(`${fcm}many`), codes)).status).toBe(422);
  });

  it('leave room for exactly as many as may follow a team, also of sixteen at once', async () => {
    await addFollowers(teamOf(0).id, maxFollowers - 5);
    const browsers = Array.from({ length: 16 }, (_, index) => createBrowser(`${fcm}new-${index}`));
    const answers = await Promise.all(browsers.map((each) => follow(each, [teamOf(0).code])));
    const followed = answers.filter(({ body }) => body.data?.teams.length === 1);
    expect(followed).toHaveLength(5);
    expect(answers.map(({ status }) => status)).toEqual(browsers.map(() => 200));
    expect(await stored()).toHaveLength(maxFollowers);
    const known = { ...createBrowser(''), endpoint: `${fcm}other-0` };
    expect((await follow(known, [teamOf(0).code])).body.data?.teams).toHaveLength(1);
  });

  it('end at so many requests of an address', async () => {
    await backend.db
      .insert(attempts)
      .values({
        key: 'push:unknown',
        count: 5_000,
        windowEndsAt: new Date((backend.clock.at ?? new Date()).getTime() + 60_000),
      })
      .onConflictDoUpdate({ target: attempts.key, set: { count: 5_000 } });
    expect((await follow(createBrowser(`${fcm}flood`), [teamOf(0).code])).status).toBe(429);
    await backend.db.delete(attempts).where(eq(attempts.key, 'push:unknown'));
  });
});

it('leaves one of sixteen parallel requests of a browser, whole', async () => {
  const browser = createBrowser(`${fcm}parallel`);
  const all = await backend.db
    .select({ id: teams.id, code: teams.code })
    .from(registrations)
    .innerJoin(teams, eq(teams.id, registrations.teamId))
    .where(eq(registrations.tournamentId, place().tournamentId))
    .limit(16);
  const answers = await Promise.all(
    all.map((_, index) => {
      const pair = [all[index], all[(index + 1) % all.length]].map((team) => team?.code ?? '');
      return follow(browser, index % 2 ? pair : pair.toReversed());
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200));
  const [row, ...others] = await stored();
  expect(others).toEqual([]);
  const codes = all.filter(({ id }) => row?.teamIds.includes(id)).map(({ code }) => code);
  expect(answers.map(({ body }) => body.data?.teams.toSorted())).toContainEqual(codes.toSorted());
  expect(codes).toHaveLength(2);
});

it('makes one pair of keys, however many servers start at once', async () => {
  await backend.db.delete(pushKeys);
  const made = await Promise.all(Array.from({ length: 16 }, () => readPushKeys(backend.db)));
  expect(new Set(made.map(({ privateKey }) => privateKey)).size).toBe(1);
  expect(await backend.db.select().from(pushKeys)).toHaveLength(1);
});
