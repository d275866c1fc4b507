import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { attempts } from './db/schema.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';

type Counted = Pick<Services, 'db' | 'now'>;

export type Limit = {
  key: string;
  /** Failures allowed within the window. */
  most: number;
  /** Length of the window in seconds, from the first attempt in it. */
  seconds: number;
};

/**
 * Counts one attempt against each limit before it is made, so that attempts at once cannot pass
 * together; throws 429 when a limit is used up. Kept in the database, so it holds for all
 * instances. What succeeds is given back.
 */
export async function takeAttempt(services: Counted, limits: Limit[]): Promise<void> {
  await services.db.delete(attempts).where(lt(attempts.windowEndsAt, services.now()));
  for (const [index, limit] of limits.entries()) {
    if (await takeOne(services, limit)) continue;
    await giveAttemptBack(services, limits.slice(0, index));
    throw await exhausted(services, limit);
  }
}

/** Uncounts an attempt that turned out to be no failure. */
export async function giveAttemptBack(
  { db }: Pick<Services, 'db'>,
  limits: Limit[],
): Promise<void> {
  for (const { key } of limits) {
    await db
      .update(attempts)
      .set({ count: sql`${attempts.count} - 1` })
      .where(and(eq(attempts.key, key), gt(attempts.count, 0)));
  }
}

/**
 * In one statement, as a check before it would let attempts at once through; a window that is over
 * starts anew.
 */
async function takeOne({ db, now }: Counted, { key, most, seconds }: Limit): Promise<boolean> {
  const moment = now();
  const windowEndsAt = new Date(moment.getTime() + seconds * 1000);
  const over = sql`${attempts.windowEndsAt} <= ${moment.toISOString()}::timestamptz`;
  const taken = await db
    .insert(attempts)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${over} then ${windowEndsAt.toISOString()}::timestamptz else ${attempts.windowEndsAt} end`,
      },
      setWhere: sql`${over} or ${attempts.count} < ${most}`,
    })
    .returning({ key: attempts.key });
  return taken.length > 0;
}

async function exhausted({ db, now }: Counted, { key }: Limit): Promise<Refusal> {
  const [row] = await db.select().from(attempts).where(eq(attempts.key, key));
  const wait = row ? row.windowEndsAt.getTime() - now().getTime() : 0;
  const retryAfter = Math.max(1, Math.ceil(wait / 1000));
  return new Refusal(
    429,
    `Terlalu banyak percobaan. Coba lagi dalam ${Math.ceil(retryAfter / 60)} menit.`,
    { retryAfter },
  );
}
