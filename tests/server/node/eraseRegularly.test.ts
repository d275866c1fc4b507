import { eq } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { participants } from '../../../server/db/schema.ts';
import { eraseRegularly } from '../../../server/node/database/eraseRegularly.ts';
import { useBackend } from '../../support/database/backend.ts';

const backend = useBackend();
const stopping = new AbortController();
afterEach(() => {
  vi.useRealTimers();
});

/** A pupil whom an earlier version has removed from a club. */
async function addRemoved() {
  const [added] = await backend.db
    .insert(participants)
    .values({ name: 'Murid Lama', email: '', passwordHash: '' })
    .returning();
  const isAdded = eq(participants.id, added?.id ?? 0);
  return async () =>
    (await backend.db.select().from(participants).where(isAdded))[0]?.name === 'Peserta terhapus';
}

it('erases at once, each minute, also after a failure, and not after the stop', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const errors: unknown[] = [];
  let isBroken = false;
  const first = await addRemoved();
  eraseRegularly(
    {
      db: backend.db,
      files: backend.files,
      now() {
        if (isBroken) throw new Error('The clock is broken');
        return new Date();
      },
    },
    { signal: stopping.signal, onError: (error) => errors.push(error) },
  );
  await expect.poll(first, { timeout: 4000 }).toBe(true);
  const second = await addRemoved();
  isBroken = true;
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => errors.length).toBe(1);
  expect(await second()).toBe(false);
  isBroken = false;
  vi.advanceTimersByTime(60_000);
  await expect.poll(second, { timeout: 4000 }).toBe(true);
  expect(errors).toHaveLength(1);
  stopping.abort();
  expect(vi.getTimerCount()).toBe(0);
});
