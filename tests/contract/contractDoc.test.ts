import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alwaysTrueStates } from '../../scripts/pact/plan.ts';
import type { DatabaseConnection } from '../../server/node/databaseConnection.ts';
import {
  createMemoryFiles,
  openTestDatabase,
  testPasswords,
  testPictures,
} from '../support/testDatabase.ts';
import { pacts } from './committedPacts.ts';
import { listStates } from './stateList.ts';
import { states } from './states.ts';

const path = join(import.meta.dirname, '../../docs/contract.md');
const generatedSection =
  /(?<=<!-- states: written by npm run pact:states -->\n)[^]*(?=\n<!-- end of the states -->)/;

let database: DatabaseConnection;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('docs/contract.md contains the current list of states', async () => {
  const services = {
    db: database.db,
    files: createMemoryFiles(),
    passwords: testPasswords,
    pictures: testPictures,
    now: () => new Date(),
  };
  const list = await listStates(services, pacts);
  const committed = readFileSync(path, 'utf8');
  expect(committed, 'the markers of the list').toMatch(generatedSection);
  await expect(
    committed.replace(generatedSection, () => list),
    'docs/contract.md is stale: run npm run pact:states',
  ).toMatchFileSnapshot(path);
});

it('alwaysTrueStates contains only existing states', () => {
  expect(Object.keys(states)).toEqual(expect.arrayContaining(alwaysTrueStates));
});
