import { expect, it } from 'vitest';
import { createUploadSlots } from './uploadSlots.ts';

/** Starts uploads that last until the test ends them; returns how each was answered. */
function startUploads(accounts: string[]) {
  const runUpload = createUploadSlots();
  const { promise: ended, resolve: end } = Promise.withResolvers<undefined>();
  const statuses = accounts.map((account) =>
    runUpload(account, () => ended).then(
      () => 200,
      (error: { status: number; retryAfter: number }) => [error.status, error.retryAfter],
    ),
  );
  return { runUpload, statuses, end: () => end(undefined) };
}

it('lets an account have four uploads at once, and others theirs', async () => {
  const { statuses, end } = startUploads(['a', 'a', 'a', 'a', 'a', 'b']);
  expect(await statuses[4]).toEqual([429, 5]);
  end();
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200, [429, 5], 200]);
});

it('has sixteen in all, and room again when they have ended', async () => {
  const { runUpload, statuses, end } = startUploads(
    Array.from({ length: 17 }, (_, index) => `account ${index}`),
  );
  expect(await statuses[16]).toEqual([503, 5]);
  end();
  await Promise.all(statuses);
  expect(await runUpload('a', () => Promise.resolve('done'))).toBe('done');
});

it('has room again after an upload that failed', async () => {
  const runUpload = createUploadSlots();
  const fail = () => runUpload('a', () => Promise.reject(new Error('Failed.')));
  for (let time = 0; time < 5; time += 1) await expect(fail()).rejects.toThrow('Failed.');
});
