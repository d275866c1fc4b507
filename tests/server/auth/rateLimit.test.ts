import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  consumeAttempt,
  consumeKeys,
  countFailure,
  findCounts,
  findOrCount,
  isKnown,
  type RateLimit,
  refundAttempt,
  remember,
} from '../../../server/auth/rateLimit.ts';
import { attempts } from '../../../server/db/schema.ts';
import { HttpError } from '../../../server/lib/httpError.ts';
import { useBackend } from '../../support/database/backend.ts';
import { sendBesideLock, sendWhileLocked } from '../../support/database/sendWhileLocked.ts';

const backend = useBackend();
const start = Date.UTC(2026, 10, 22);
let time: number;
const services = () => ({ db: backend.db, now: () => new Date(time) });
beforeEach(async () => {
  time = start;
  await backend.db.delete(attempts);
});

const limit: RateLimit = { key: 'one', maxAttempts: 3, windowSeconds: 60 };
const attempt = (...limits: RateLimit[]) => consumeAttempt(services(), limits);
const refused = expect.objectContaining({ status: 429 }) as Error;
const counts = async () =>
  Object.fromEntries(
    (await backend.db.select().from(attempts)).map(({ key, count }) => [key, count]),
  );
const isCounter = (key: string) => eq(attempts.key, key);

describe('a limit', () => {
  it('allows that many attempts in its window, which begins with the first', async () => {
    for (const seconds of [0, 10, 59]) {
      time = start + seconds * 1000;
      await attempt(limit);
    }
    await expect(attempt(limit)).rejects.toEqual(refused);
    time = start + 59_999;
    await expect(attempt(limit)).rejects.toEqual(refused);
    expect((await findCounts(services(), ['one', 'other'])).get('one')?.count).toBe(3);
    time = start + 60_000;
    expect((await findCounts(services(), ['one'])).size).toBe(0);
    await attempt(limit);
    expect(await counts()).toEqual({ one: 1 });
  });

  it('counts an attempt with its weight, or not at all', async () => {
    await attempt({ ...limit, weight: 2 });
    await expect(attempt({ ...limit, weight: 2 })).rejects.toEqual(refused);
    await expect(attempt({ ...limit, weight: 4 })).rejects.toEqual(refused);
    expect(await counts()).toEqual({ one: 2 });
    await attempt(limit);
    expect(await counts()).toEqual({ one: 3 });
    expect(await consumeKeys(services(), ['one', 'two'], limit)).toEqual(new Map([['two', 1]]));
  });

  it('says when to come back', async () => {
    await attempt({ ...limit, maxAttempts: 1 });
    time = start + 18_400;
    await expect(attempt({ ...limit, maxAttempts: 1 })).rejects.toMatchObject({ retryAfter: 42 });
  });

  it('that others have used up leaves a caller a few attempts of their own', async () => {
    const shared = { ...limit, key: 'shared', maxAttempts: 1, allowance: 2 };
    await attempt({ ...limit, key: 'other' }, shared);
    await attempt(limit, shared);
    await attempt(limit, shared);
    await expect(attempt(limit, shared)).rejects.toEqual(refused);
    // And what is refused counts nowhere.
    expect(await counts()).toEqual({ other: 1, one: 2, shared: 1 });
  });

  it('gets back what did not fail, and never more', async () => {
    await attempt({ ...limit, weight: 2 }, { ...limit, key: 'two' });
    await refundAttempt(services(), [{ key: 'one', weight: 2 }, { key: 'two' }]);
    expect(await counts()).toEqual({ one: 0, two: 0 });
    await attempt(limit);
    await refundAttempt(services(), [{ key: 'one', weight: 3 }, { key: 'two' }]);
    expect(await counts()).toEqual({ one: 0, two: 0 });
  });

  it('counts what fails, but not what the database was not there for', async () => {
    const fail = (error: Error) =>
      countFailure(services(), [limit], async () => {
        throw error;
      });
    await expect(fail(new Error('wrong'))).rejects.toThrow('wrong');
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    await expect(fail(away)).rejects.toThrow('away');
    expect(await countFailure(services(), [limit], async () => 'right')).toBe('right');
    expect(await counts()).toEqual({ one: 1 });
  });

  it('is given back in the order of its keys, so that two at once cannot wait for each other', async () => {
    for (const key of ['z', 'a']) await attempt({ ...limit, key });
    const free = async () =>
      (await backend.db.select().from(attempts).for('update', { skipLocked: true })).map(
        ({ key }) => key,
      );
    let seen: string[] = [];
    await sendWhileLocked(
      backend,
      (transaction) => transaction.select().from(attempts).where(isCounter('z')).for('update'),
      () => refundAttempt(services(), [{ key: 'z' }, { key: 'a' }]),
      async () => {
        seen = await free();
      },
    );
    expect(seen).toEqual([]);
    expect(await counts()).toEqual({ a: 0, z: 0 });
  });

  it('begins anew if a clock that was ahead has counted', async () => {
    for (const [ahead, left] of [
      [60_000, 2],
      [60_001, 1],
    ] as const) {
      await backend.db.delete(attempts);
      time = start + ahead;
      await attempt(limit);
      time = start;
      await attempt(limit);
      expect(await counts()).toEqual({ one: left });
    }
  });
});

describe('counters whose window has ended', () => {
  it('are deleted with the first attempt of a caller, except those that change now', async () => {
    await attempt({ ...limit, key: 'ended' });
    await attempt({ ...limit, key: 'changing' });
    await attempt({ ...limit, key: 'long', windowSeconds: 3600 });
    time = start + 61_000;
    await sendBesideLock(
      backend,
      (transaction) =>
        transaction.select().from(attempts).where(isCounter('changing')).for('update'),
      () => attempt(limit),
    );
    expect(await counts()).toEqual({ changing: 1, long: 1, one: 1 });
  });
});

describe('a secret that nobody can guess', () => {
  const missing = () => new HttpError(404, 'Tidak ada.');
  const look = (found: string | undefined) =>
    findOrCount(services(), [{ ...limit, maxAttempts: 1 }], async () => found, missing);

  it('passes however often others were wrong, who are counted and then refused', async () => {
    await expect(look(undefined)).rejects.toMatchObject({ status: 404 });
    expect(await look('right')).toBe('right');
    await expect(look(undefined)).rejects.toEqual(refused);
    expect(await look('right')).toBe('right');
    expect(await counts()).toEqual({ one: 1 });
  });
});

describe('an origin', () => {
  it('is known for 30 days after it was used last', async () => {
    const day = 86_400_000;
    await remember(services(), 'hall');
    time = start + 10 * day;
    await remember(services(), 'hall');
    time = start + 40 * day - 1;
    expect(await isKnown(services(), 'hall')).toBe(true);
    expect(await isKnown(services(), 'other')).toBe(false);
    time = start + 40 * day;
    expect(await isKnown(services(), 'hall')).toBe(false);
  });
});
