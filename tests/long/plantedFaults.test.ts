import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FaultyServer, startFaultyServer, verifiedIds } from '../contract/faulty/faultyRun.ts';
import { setup } from '../setup/database.ts';
import { openTestDatabase } from '../support/database/testDatabase.ts';

// A sample: `npm run pact:faults` plants every kind of fault in every operation.

let stopDatabase: (() => Promise<void>) | undefined;
let faulty: FaultyServer;
beforeAll(async () => {
  stopDatabase = await setup();
  faulty = await startFaultyServer(await openTestDatabase());
});
afterAll(async () => {
  await faulty.server.close();
  await stopDatabase?.();
});

it.each([0, 1])(
  'pact:verify fails in exactly the operations with a fault, and names it: every second one from number %i',
  async (run) => {
    const findings = await faulty.run(1, run);
    expect(findings.map(({ id }) => id)).toEqual(verifiedIds);
    expect(findings.filter(({ isRight }) => !isRight)).toEqual([]);
    expect(findings.filter(({ kind }) => kind !== undefined).length).toBeGreaterThan(15);
  },
);
