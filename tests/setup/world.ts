import { ensureWorldSnapshot } from '../worldSnapshot.ts';

/** Runs before the test files, so that no two of them make the world at once. */
export async function setup(): Promise<void> {
  await ensureWorldSnapshot();
}
