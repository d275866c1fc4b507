import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../server/node/projectFolder.ts';

const read = (...patterns: string[]) =>
  globSync(patterns, { cwd: projectFolder })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(projectFolder, path), 'utf8') }));

const isOrganisers = (path: string) => /^src\/(app|features(\/account)?)\/organiser\//.test(path);

/** Texts of some words in single quotes, which a build keeps as they are. */
const literals = /'([A-Z][^'\n]* [^'\n]*)'/g;

/**
 * Returns texts that occur in the files of the organisers' area and in no other file of the client:
 * whatever is loaded with one of them has loaded a part of the area.
 */
export function findOrganiserMarks(): string[] {
  const files = read('src/**/*.{ts,tsx}').filter(({ path }) => !path.startsWith('src/mocks/'));
  const others = files.filter(({ path }) => !isOrganisers(path)).map(({ text }) => text);
  const found = files
    .filter(({ path }) => isOrganisers(path))
    .flatMap(({ text }) => [...text.matchAll(literals)].map(([, literal = '']) => literal));
  return [...new Set(found)].filter((mark) => !others.some((text) => text.includes(mark)));
}
