import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { attempts } from './db/schema.ts';
import { HttpError } from './httpError.ts';
import type { Services } from './services.ts';

type RateLimitServices = Pick<Services, 'db' | 'now'>;

export type RateLimit = {
  key: string;
  /** Number of failures allowed within the window. */
  maxAttempts: number;
  /** Length of the window, which starts with the first attempt in it. */
  windowSeconds: number;
};

/**
 * Counts one attempt against each limit before it is made, so that concurrent attempts cannot
 * exceed a limit; call `refundAttempt` if the attempt succeeds. Throws 429 if a limit is exhausted.
 * The counters are in the database, so all instances of the server share them.
 */
export async function consumeAttempt(
  services: RateLimitServices,
  limits: RateLimit[],
): Promise<void> {
  await services.db.delete(attempts).where(lt(attempts.windowEndsAt, services.now()));
  for (const [index, limit] of limits.entries()) {
    if (await consumeOne(services, limit)) continue;
    await refundAttempt(services, limits.slice(0, index));
    throw await tooManyAttempts(services, limit);
  }
}

/** Subtracts an attempt that did not fail from each limit. */
export async function refundAttempt(
  { db }: Pick<Services, 'db'>,
  limits: RateLimit[],
): Promise<void> {
  for (const { key } of limits) {
    await db
      .update(attempts)
      .set({ count: sql`${attempts.count} - 1` })
      .where(and(eq(attempts.key, key), gt(attempts.count, 0)));
  }
}

/**
 * Returns whether the limit allows one more attempt, and counts it. A window that has ended starts
 * anew. One statement, because concurrent attempts could pass a separate check before it.
 */
async function consumeOne(
  { db, now }: RateLimitServices,
  { key, maxAttempts, windowSeconds }: RateLimit,
): Promise<boolean> {
  const time = now();
  const windowEndsAt = new Date(time.getTime() + windowSeconds * 1000);
  const end = toSql(windowEndsAt);
  // A window that ends much later than one that starts now was counted by a clock that was ahead.
  const latestEnd = toSql(new Date(time.getTime() + 2 * windowSeconds * 1000));
  const isOver = sql`(${attempts.windowEndsAt} <= ${toSql(time)} or ${attempts.windowEndsAt} > ${latestEnd})`;
  const updated = await db
    .insert(attempts)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${end} else ${attempts.windowEndsAt} end`,
      },
      setWhere: sql`${isOver} or ${attempts.count} < ${maxAttempts}`,
    })
    .returning({ key: attempts.key });
  return updated.length > 0;
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
  const retryAfter = Math.max(1, Math.ceil(wait / 1000));
  return new HttpError(
    429,
    `Terlalu banyak percobaan. Coba lagi dalam ${Math.ceil(retryAfter / 60)} menit.`,
    { retryAfter },
  );
}
