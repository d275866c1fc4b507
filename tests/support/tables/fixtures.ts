import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../fixtures/tables');

/** Returns the names of the files of tables that begin with a letter: those of people or of scores. */
export const tableFixtures = (letter: 'p' | 's'): string[] =>
  readdirSync(folder).filter((name) => name.startsWith(letter));

/** Returns a file of `tests/fixtures/tables` as somebody chooses it. */
export const tableFixture = (name: string): File =>
  new File([readFileSync(join(folder, name))], name);
