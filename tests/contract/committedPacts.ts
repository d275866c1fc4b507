import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readPact } from '../../scripts/pact/pactFile.ts';

const folder = join(import.meta.dirname, '../../pacts');

/** The pacts in pacts/. */
export const pacts = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => readPact(join(folder, name)));
