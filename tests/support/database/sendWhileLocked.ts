import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Transaction } from '../../../server/db/database.ts';
import type { Backend } from './backend.ts';

type Steps<Answer> = [
  lock: (transaction: Transaction) => Promise<unknown>,
  send: () => Promise<Answer>,
  finish?: (transaction: Transaction) => Promise<unknown>,
];

/**
 * Sends a request while a transaction is open that has done `lock`, and ends the transaction once the request waits
 * for a lock; before that it does `finish`. Returns the answer; fails the test if it came before the transaction had
 * ended.
 */
export async function sendWhileLocked<Answer>(
  backend: Pick<Backend, 'db'>,
  ...steps: Steps<Answer>
): Promise<Answer> {
  const { answer, wasAnswered } = await sendInside(backend, ...steps);
  expect(wasAnswered, 'the request was answered without waiting').toBe(false);
  return answer;
}

/** As `sendWhileLocked`, of what must not wait: fails the test if its answer came only after the transaction had ended. */
export async function sendBesideLock<Answer>(
  backend: Pick<Backend, 'db'>,
  ...steps: Steps<Answer>
): Promise<Answer> {
  const { answer, wasAnswered } = await sendInside(backend, ...steps);
  expect(wasAnswered, 'the request has waited').toBe(true);
  return answer;
}

async function sendInside<Answer>(
  { db }: Pick<Backend, 'db'>,
  ...[lock, send, finish = async () => undefined]: Steps<Answer>
): Promise<{ answer: Answer; wasAnswered: boolean }> {
  let isAnswered = false;
  const { answering, wasAnswered } = await db.transaction(async (transaction) => {
    await lock(transaction);
    const answering = send().finally(() => {
      isAnswered = true;
    });
    await vi.waitFor(async () => expect(isAnswered || (await isWaiting(db))).toBe(true), {
      timeout: 10_000,
    });
    const wasAnswered = isAnswered;
    await finish(transaction);
    // Not awaited before the transaction has ended.
    return { answering, wasAnswered };
  });
  return { answer: await answering, wasAnswered };
}

async function isWaiting(db: Backend['db']): Promise<boolean> {
  const { rows } = (await db.execute(sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)) as { rows: object[] };
  return rows.length > 0;
}
