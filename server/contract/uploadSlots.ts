import { serverBusy, tooManyRequests } from '../httpError.ts';

/** Each upload takes up to three times its 5 MiB while it is read and its picture is made. */
const maxUploads = 16;
/** One at work, and three that wait. */
export const maxUploadsPerAccount = 4;
const retryAfterSeconds = 5;

/** Runs `work`, which receives the upload of an account, and returns its result. */
export type RunUpload = <Result>(account: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Returns a function that limits the uploads at the same time, before their bodies are read: it
 * throws 429 if the account has four of them already, and 503 if there are sixteen in all.
 */
export function createUploadSlots(): RunUpload {
  const running = new Map<string, number>();
  let total = 0;
  return async (account, work) => {
    const own = running.get(account) ?? 0;
    if (own >= maxUploadsPerAccount) throw tooManyRequests(retryAfterSeconds);
    if (total >= maxUploads) throw serverBusy(retryAfterSeconds);
    running.set(account, own + 1);
    total += 1;
    try {
      return await work();
    } finally {
      const left = (running.get(account) ?? 1) - 1;
      if (left > 0) running.set(account, left);
      else running.delete(account);
      total -= 1;
    }
  };
}
