import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { authenticate, closeSession, openSession } from '../../../server/auth/auth.ts';
import { participants, sessions } from '../../../server/db/schema.ts';
import { hashToken } from '../../../server/lib/hashToken.ts';
import { useBackend } from '../../support/database/backend.ts';

const backend = useBackend();
const day = 86_400_000;
const start = Date.UTC(2026, 10, 22);
let time: number;
let participantId: number;
const services = () => ({ db: backend.db, now: () => new Date(time) });
const open = () => openSession(services(), { participantId });
beforeEach(async () => {
  time = start;
  await backend.db.delete(sessions);
  const [found] = await backend.db.select().from(participants).limit(1);
  participantId = found?.id ?? 0;
});

describe('a session', () => {
  it('is of one kind of account, and ends after 30 days', async () => {
    const token = await open();
    const found = { account: { participantId }, role: null };
    expect(await authenticate(services(), token, 'participant')).toEqual(found);
    for (const kind of ['club', 'organiser'] as const)
      expect(await authenticate(services(), token, kind)).toBeUndefined();
    time = start + 30 * day - 1;
    expect(await authenticate(services(), token, 'participant')).toEqual(found);
    time = start + 30 * day;
    expect(await authenticate(services(), token, 'participant')).toBeUndefined();
  });

  it('is closed alone, and without a token none', async () => {
    const [token, other] = [await open(), await open()];
    await closeSession(services(), undefined);
    await closeSession(services(), token);
    expect(await authenticate(services(), token, 'participant')).toBeUndefined();
    expect(await authenticate(services(), other, 'participant')).toBeDefined();
    const stored = await backend.db.select().from(sessions);
    expect(stored.map(({ tokenHash }) => tokenHash)).toEqual([await hashToken(other)]);
  });
});

describe('sessions that have expired long ago', () => {
  /** Adds sessions that have expired so many days ago, by the clock of the database. */
  const addExpired = (days: number[]) =>
    backend.db.insert(sessions).values(
      days.map((number, index) => ({
        tokenHash: `ended ${number} ${index}`,
        participantId,
        createdAt: new Date(Date.now() - (number + 30) * day),
        expiresAt: new Date(Date.now() - number * day),
      })),
    );

  it('are deleted by a sign-in a hundred at once, the oldest first', async () => {
    await addExpired([29.9, ...Array.from({ length: 120 }, (_, index) => 31 + index)]);
    const oldest = Array.from({ length: 100 }, (_, index) => `ended ${150 - index} ${120 - index}`);
    await open();
    const isOld = inArray(sessions.tokenHash, oldest);
    expect(await backend.db.$count(sessions, isOld)).toBe(0);
    expect(await backend.db.$count(sessions)).toBe(1 + 20 + 1);
    await open();
    const kept = await backend.db.select().from(sessions).orderBy(sessions.expiresAt);
    expect(kept.map(({ tokenHash }) => tokenHash).slice(0, 1)).toEqual(['ended 29.9 0']);
    expect(kept).toHaveLength(3);
  });

  it('are none only by a clock of the server that is ahead', async () => {
    const token = await open();
    time = start + 1000 * day;
    await open();
    const isFirst = eq(sessions.tokenHash, await hashToken(token));
    expect(await backend.db.$count(sessions, isFirst)).toBe(1);
  });
});
