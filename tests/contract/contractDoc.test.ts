import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alwaysTrue } from '../../scripts/pact/plan.ts';
import type { OpenDatabase } from '../../server/node/databaseEngine.ts';
import { createMemoryFiles, testPasswords, testPictures } from '../worldSnapshot.ts';
import { pacts } from './pacts.ts';
import { openMemory } from './referenceHost.ts';
import { listStates } from './stateList.ts';
import { states } from './states.ts';

const path = join(import.meta.dirname, '../../docs/contract.md');
const generated =
  /(?<=<!-- states: written by npm run pact:states -->\n)[^]*(?=\n<!-- end of the states -->)/;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openMemory();
});
afterAll(() => database.close());

it('lists every state as it is in docs/contract.md', async () => {
  const services = {
    db: database.db,
    files: createMemoryFiles(),
    passwords: testPasswords,
    pictures: testPictures,
    now: () => new Date(),
  };
  const list = await listStates(services, pacts);
  const committed = readFileSync(path, 'utf8');
  expect(committed, 'the place of the list').toMatch(generated);
  await expect(
    committed.replace(generated, () => list),
    'docs/contract.md is stale: run npm run pact:states',
  ).toMatchFileSnapshot(path);
});

it('takes no state for granted that is not in the table', () => {
  expect(Object.keys(states)).toEqual(expect.arrayContaining(alwaysTrue));
});
