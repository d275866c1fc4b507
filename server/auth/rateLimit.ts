import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { hashToken } from '../lib/hashToken.ts';
import { isDatabaseUnavailable } from '../db/databaseUnavailable.ts';
import { attempts } from '../db/schema.ts';
import { type HttpError, tooManyRequests } from '../lib/httpError.ts';
import type { Services } from '../services/services.ts';

type RateLimitServices = Pick<Services, 'db' | 'now'>;

export type RateLimit = {
  key: string;
  /** Number of failures allowed within the window. */
  maxAttempts: number;
  /** Length of the window, which starts with the first attempt in it. */
  windowSeconds: number;
  /** How many attempts a call counts as; one by default. */
  weight?: number;
  /**
   * For a limit that many callers share: although it is used up, a caller whose count in the first
   * limit of the list is at most this goes on, so that nobody can lock everybody else out.
   */
  allowance?: number;
};

/**
 * Counts one attempt against each limit before it is made, so that concurrent attempts cannot
 * exceed a limit. The first limit is the caller's own. Returns the limits in which it was counted,
 * for `refundAttempt` if the attempt succeeds. Throws 429 if a limit is exhausted, and counts the
 * attempt in none then. The counters are in the database, so all instances of the server share them.
 */
export async function consumeAttempt(
  services: RateLimitServices,
  limits: RateLimit[],
): Promise<RateLimit[]> {
  const counted: RateLimit[] = [];
  try {
    await consumeEach(services, limits, counted);
  } catch (error) {
    await refundAttempt(services, counted);
    throw error;
  }
  return counted;
}

/** Adds each limit to `counted` in which the attempt was counted. */
async function consumeEach(
  services: RateLimitServices,
  limits: RateLimit[],
  counted: RateLimit[],
): Promise<void> {
  let ownCount = 0;
  for (const limit of limits) {
    const count = await consumeOne(services, limit);
    if (count !== undefined) {
      if (counted.length === 0) ownCount = count;
      counted.push(limit);
      // Once for each caller and window, which keeps the table small and other attempts fast.
      if (counted.length === 1 && count === 1) await deleteExpired(services);
    } else if (limit.allowance === undefined || ownCount > limit.allowance) {
      throw await tooManyAttempts(services, limit);
    }
  }
}

/**
 * Counts one attempt against each limit before it is made, runs `work`, and returns its result.
 * `isCounted` tells from the error of `work` (undefined if it succeeds) whether the attempt stays
 * counted; one that ends because the database is away never does. Throws 429 if a limit is
 * exhausted, and what `work` throws.
 */
export async function countAttempt<Result>(
  services: RateLimitServices,
  limits: RateLimit[],
  work: () => Promise<Result>,
  isCounted: (error: unknown) => boolean,
): Promise<Result> {
  const counted = await consumeAttempt(services, limits);
  try {
    const result = await work();
    if (!isCounted(undefined)) await refundAttempt(services, counted);
    return result;
  } catch (error) {
    if (!isCounted(error) || isDatabaseUnavailable(error)) await refundAttempt(services, counted);
    throw error;
  }
}

/**
 * As `countAttempt`, but an attempt counts only if `work` throws: for limits on failures, which do
 * not concern a whole school that signs in from one address.
 */
export const countFailure = <Result>(
  services: RateLimitServices,
  limits: RateLimit[],
  work: () => Promise<Result>,
): Promise<Result> => countAttempt(services, limits, work, (error) => error !== undefined);

/**
 * Returns what `find` finds by a secret of so many bits that nobody can guess it: a right one always passes, so
 * that nobody can lock out those who have one. One that is not found counts, and `missing` is thrown. Throws 429
 * instead if a limit is exhausted.
 */
export async function findOrCount<Found>(
  services: RateLimitServices,
  limits: RateLimit[],
  find: () => Promise<Found | undefined>,
  missing: () => HttpError,
): Promise<Found> {
  const found = await find();
  if (found !== undefined) return found;
  await consumeAttempt(services, limits);
  throw missing();
}

/** Returns what was counted under each of the keys, and when its window ends, without those whose has ended. */
export async function findCounts({ db, now }: RateLimitServices, keys: string[]) {
  const rows = await db
    .select()
    .from(attempts)
    .where(and(inArray(attempts.key, keys), gt(attempts.windowEndsAt, now())));
  return new Map(rows.map((row) => [row.key, row]));
}

/** Forgets what was counted under these keys. */
export async function forgetAttempts({ db }: Pick<Services, 'db'>, keys: string[]): Promise<void> {
  await db.delete(attempts).where(inArray(attempts.key, keys));
}

const rememberedDays = 30;

/**
 * Remembers for 30 days that an attempt succeeded of an account from a network, which are
 * given as one text. Only its hash is stored.
 */
export async function remember({ db, now }: RateLimitServices, origin: string): Promise<void> {
  const windowEndsAt = new Date(now().getTime() + rememberedDays * 24 * 60 * 60 * 1000);
  await db
    .insert(attempts)
    .values({ key: await knownKey(origin), count: 1, windowEndsAt })
    .onConflictDoUpdate({ target: attempts.key, set: { windowEndsAt } });
}

/** Returns whether an attempt at the origin is remembered. */
export async function isKnown({ db, now }: RateLimitServices, origin: string): Promise<boolean> {
  const rows = await db
    .select({ key: attempts.key })
    .from(attempts)
    .where(and(eq(attempts.key, await knownKey(origin)), gt(attempts.windowEndsAt, now())));
  return rows.length > 0;
}

const knownKey = async (origin: string) => `known:${await hashToken(origin)}`;

/** Seconds between the tries of a refund that the database was not there for. */
const refundDelays = [1, 2, 4, 8, 16, 32];

/**
 * Subtracts an attempt that did not fail, with its weight, from each limit. While the database is away, that is done
 * after this call: otherwise its restart would leave counted what was running.
 */
export async function refundAttempt(
  services: Pick<Services, 'db'>,
  limits: readonly Pick<RateLimit, 'key' | 'weight'>[],
  delays = refundDelays,
): Promise<void> {
  if (limits.length === 0) return;
  try {
    await subtract(services, limits);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    const [seconds, ...later] = delays;
    if (seconds === undefined) return;
    // An error has no caller any more who could be told; the counters end with their windows.
    setTimeout(
      () => void refundAttempt(services, limits, later).catch(() => undefined),
      seconds * 1000,
    );
  }
}

async function subtract(
  { db }: Pick<Services, 'db'>,
  limits: readonly Pick<RateLimit, 'key' | 'weight'>[],
): Promise<void> {
  const weights = new Map(limits.map(({ key, weight = 1 }) => [key, weight]));
  const keys = [...weights.keys()];
  const weightOfKey = sql.join(
    [...weights].map(([key, weight]) => sql`when ${key} then ${weight}::integer`),
    sql` `,
  );
  // Locked in one order, because two refunds at once could wait for each other.
  const locked = db
    .select({ key: attempts.key })
    .from(attempts)
    .where(and(inArray(attempts.key, keys), gt(attempts.count, 0)))
    .orderBy(asc(attempts.key))
    .for('update');
  await db
    .update(attempts)
    .set({ count: sql`greatest(0, ${attempts.count} - case ${attempts.key} ${weightOfKey} end)` })
    .where(inArray(attempts.key, locked));
}

/** Deletes the counters whose windows have ended, except those that are being changed. */
async function deleteExpired({ db, now }: RateLimitServices): Promise<void> {
  const expired = db
    .select({ key: attempts.key })
    .from(attempts)
    .where(lt(attempts.windowEndsAt, now()))
    .for('update', { skipLocked: true });
  await db.delete(attempts).where(inArray(attempts.key, expired));
}

/**
 * Counts one more attempt, or its weight, if the limit allows it, and returns the new count; otherwise
 * undefined.
 */
const consumeOne = async (services: RateLimitServices, limit: RateLimit) =>
  (await consumeKeys(services, [limit.key], limit)).get(limit.key);

/**
 * Counts one more attempt, or its weight, under each of the keys where the limit allows it, and returns
 * the new counts by key, without those of the others. A window that has ended starts anew. One statement,
 * because concurrent attempts could pass a separate check before it.
 */
export async function consumeKeys(
  { db, now }: RateLimitServices,
  keys: readonly string[],
  { maxAttempts, windowSeconds, weight = 1 }: Omit<RateLimit, 'key'>,
): Promise<Map<string, number>> {
  if (weight > maxAttempts || keys.length === 0) return new Map();
  const time = now();
  const windowEndsAt = new Date(time.getTime() + windowSeconds * 1000);
  const end = toSql(windowEndsAt);
  // A window that ends much later than one that starts now was counted by a clock that was ahead.
  const latestEnd = toSql(new Date(time.getTime() + 2 * windowSeconds * 1000));
  const isOver = sql`(${attempts.windowEndsAt} <= ${toSql(time)} or ${attempts.windowEndsAt} > ${latestEnd})`;
  const updated = await db
    .insert(attempts)
    // Locked in one order, because two calls at once could wait for each other.
    .values(keys.toSorted().map((key) => ({ key, count: weight, windowEndsAt })))
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then ${weight}::integer else ${attempts.count} + ${weight}::integer end`,
        windowEndsAt: sql`case when ${isOver} then ${end} else ${attempts.windowEndsAt} end`,
      },
      setWhere: sql`${isOver} or ${attempts.count} + ${weight}::integer <= ${maxAttempts}`,
    })
    .returning({ key: attempts.key, count: attempts.count });
  return new Map(updated.map(({ key, count }) => [key, count]));
}

function toSql(time: Date) {
  return sql`${time.toISOString()}::timestamptz`;
}

async function tooManyAttempts(
  { db, now }: RateLimitServices,
  { key }: RateLimit,
): Promise<HttpError> {
  const [row] = await db.select().from(attempts).where(eq(attempts.key, key));
  const wait = row ? row.windowEndsAt.getTime() - now().getTime() : 0;
  return tooManyRequests(Math.max(1, Math.ceil(wait / 1000)));
}
