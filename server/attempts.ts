import { eq, lt, sql } from 'drizzle-orm';
import { attempts } from './db/schema.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';

export type Limit = {
  key: string;
  /** Failures allowed within the window. */
  most: number;
  /** Length of the window in seconds, from the first failure. */
  seconds: number;
};

/** Throws 429 when one of the limits is reached; kept in the database, so it holds for all instances. */
export async function refuseIfExhausted({ db, now }: Services, limits: Limit[]): Promise<void> {
  for (const { key, most } of limits) {
    const [row] = await db.select().from(attempts).where(eq(attempts.key, key));
    const wait = row ? row.windowEndsAt.getTime() - now().getTime() : 0;
    if (row && wait > 0 && row.count >= most) {
      const retryAfter = Math.ceil(wait / 1000);
      throw new Refusal(429, `Terlalu banyak percobaan. Coba lagi dalam ${Math.ceil(retryAfter / 60)} menit.`, { retryAfter });
    }
  }
}

/** Counts one failure against each limit; a window that is over starts anew. */
export async function countFailure({ db, now }: Services, limits: Limit[]): Promise<void> {
  const moment = now();
  for (const { key, seconds } of limits) {
    const windowEndsAt = new Date(moment.getTime() + seconds * 1000);
    const over = sql`${attempts.windowEndsAt} <= ${moment.toISOString()}::timestamptz`;
    await db.insert(attempts).values({ key, count: 1, windowEndsAt }).onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${over} then ${windowEndsAt.toISOString()}::timestamptz else ${attempts.windowEndsAt} end`,
      },
    });
  }
  await db.delete(attempts).where(lt(attempts.windowEndsAt, moment));
}
