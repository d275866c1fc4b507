import { ensureDatabaseSnapshot } from '../support/testDatabase.ts';

/** Runs before the test files, so that two workers do not create the snapshot at once. */
export async function setup(): Promise<void> {
  await ensureDatabaseSnapshot();
}
