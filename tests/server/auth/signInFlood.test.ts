import { eq, like } from 'drizzle-orm';
import type { Hono } from 'hono';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDocument } from '../../../openapi/readDocument.ts';
import { createApp } from '../../../server/app.ts';
import { demoAccounts, demoPassword } from '../../../server/seed/accounts.ts';
import { attempts, participants } from '../../../server/db/schema.ts';
import { cheapCost, createPasswordHasher } from '../../../server/node/argon2PasswordHasher.ts';
import { useBackend } from '../../support/database/backend.ts';
import { testPasswords, testPictures } from '../../support/database/testDatabase.ts';

const backend = useBackend();
const passwords = createPasswordHasher({ cost: { memory: 2048, passes: 1 } });
const { email } = demoAccounts.member;
const attacker = '198.51.100.66';
const school = '203.0.113.7';

let app: Hono;
beforeAll(() => {
  app = createApp({
    db: backend.db,
    files: backend.files,
    passwords,
    pictures: testPictures,
    now: () => backend.clock.at ?? new Date(),
    document: readDocument(),
    clientIp: (context) => context.req.header('X-Client') ?? 'unknown',
  });
});
beforeEach(async () => {
  await backend.db.delete(attempts);
});

async function signIn(from: string, credentials: { email: string; password: string }) {
  const response = await app.request('/api/participant/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Client': from },
    body: JSON.stringify(credentials),
  });
  return { status: response.status, retryAfter: Number(response.headers.get('Retry-After')) };
}
const signInAsMember = (from: string) => signIn(from, { email, password: demoPassword });
const guess = (from: string, number: number) =>
  signIn(from, { email: `karangan${number}@surel.example`, password: 'kata-sandi-biasa' });
const flood = (from: string, count: number) =>
  Array.from({ length: count }, (_, number) => guess(from, number));
const countOf = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

/** As if so many attempts had failed within the window of a limit. */
const setCount = (key: string, count: number) =>
  backend.db
    .insert(attempts)
    .values({ key, count, windowEndsAt: new Date(Date.now() + 50_000) })
    .onConflictDoUpdate({ target: attempts.key, set: { count } });

describe('eighty sign-ins at once with invented addresses', () => {
  it('are checked as far as there is room, and refused at once beyond it', async () => {
    const answers = await Promise.all(flood(attacker, 80));
    expect(countOf(answers, 401) + countOf(answers, 429)).toBe(80);
    expect(countOf(answers, 401)).toBeLessThan(60);
    for (const { retryAfter } of answers.filter(({ status }) => status === 429))
      expect(retryAfter).toBe(2);
  });

  it('take turns with the sign-in of somebody else, also behind the same address', async () => {
    await signInAsMember(school);
    const turns = vi.spyOn(passwords, 'takeTurn');
    const attack = flood(school, 80);
    expect((await signInAsMember(school)).status).toBe(200);
    expect((await signInAsMember(attacker)).status).toBe(200);
    await Promise.all(attack);
    const clients = turns.mock.calls.map(([client]) => client);
    expect(new Set(clients)).toEqual(new Set([school, `${school}:known`, attacker]));
    turns.mockRestore();
  });

  it('leave nothing counted of what was not checked', async () => {
    const answers = await Promise.all(flood(attacker, 80));
    const [row] = await backend.db
      .select()
      .from(attempts)
      .where(eq(attempts.key, `login:address:${attacker}`));
    expect(row?.count).toBe(countOf(answers, 401));
  });
});

describe('one password tried with many accounts', () => {
  it('ends after a hundred failures from one address, before any hashing', async () => {
    await setCount(`login:address:${attacker}`, 99);
    expect((await guess(attacker, 1)).status).toBe(401);
    const refused = await guess(attacker, 2);
    expect(refused.status).toBe(429);
    expect(refused.retryAfter).toBeGreaterThan(2);
    expect((await signInAsMember(school)).status).toBe(200);
    const rows = await backend.db
      .select()
      .from(attempts)
      .where(like(attempts.key, 'login:participant:karangan2@%'));
    expect(rows, 'a refused attempt leaves no rows').toEqual([]);
  });

  it('ends after five hundred a day', async () => {
    await setCount(`login:address:${attacker}:day`, 500);
    expect((await guess(attacker, 1)).status).toBe(429);
  });

  it('counts all addresses of an IPv6 network as one', async () => {
    await setCount('login:address:2001:db8:0:1::/64', 100);
    expect((await guess('2001:db8:0:1::7', 1)).status).toBe(429);
    expect((await guess('2001:db8:0:2::7', 1)).status).toBe(401);
  });

  it('does not stop an account where it has signed in before', async () => {
    expect((await signInAsMember(school)).status).toBe(200);
    await setCount(`login:address:${school}`, 100);
    expect((await guess(school, 1)).status).toBe(429);
    expect((await signInAsMember(school)).status).toBe(200);
    backend.clock.at = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000);
    expect(
      (await signIn(school, { email: demoAccounts.leader.email, password: 'salah' })).status,
    ).toBe(401);
  });

  it('does not lock an account out where it has signed in before', async () => {
    await signInAsMember(school);
    await setCount(`login:participant:${email}`, 100);
    expect((await signInAsMember(attacker)).status).toBe(429);
    expect((await signInAsMember(school)).status).toBe(200);
  });

  it('from many addresses ends for those that have failed before', async () => {
    await setCount('login:all', 600);
    const answers = [];
    for (let number = 0; number < 6; number += 1) answers.push(await guess(attacker, number));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(answers.at(-1)?.retryAfter).toBeLessThanOrEqual(60);
    expect((await signInAsMember(school)).status).toBe(200);
  });
});

it('a class behind one address signs in, although half of it mistypes first', async () => {
  for (let pupil = 0; pupil < 20; pupil += 1) {
    expect((await guess(school, pupil)).status).toBe(401);
    for (let time = 0; time < 2; time += 1) expect((await signInAsMember(school)).status).toBe(200);
  }
});

it('a sign-in replaces a hash of another strength, and the password stays the same', async () => {
  const isMember = eq(participants.email, email);
  const readHash = async () =>
    (await backend.db.select().from(participants).where(isMember))[0]?.passwordHash ?? '';
  const cheap = createPasswordHasher({ cost: cheapCost });
  await backend.db
    .update(participants)
    .set({ passwordHash: await cheap.hash(demoPassword) })
    .where(isMember);
  const before = await readHash();
  await signIn(school, { email, password: 'salah-sama-sekali' });
  expect(await readHash()).toBe(before);
  expect((await signInAsMember(school)).status).toBe(200);
  const after = await readHash();
  expect(after).toMatch(/^\$argon2id\$v=19\$m=2048,t=1,/);
  expect(await testPasswords.verify(demoPassword, after)).toBe(true);
  expect((await signInAsMember(school)).status).toBe(200);
  expect(await readHash()).toBe(after);
});
