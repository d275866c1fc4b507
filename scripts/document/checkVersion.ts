import type { Change } from './compareSchemas.ts';

type Versions = { released: string; current: string };

const majorOf = (version: string) => Number(version.split('.')[0]);
const isNewer = ({ released, current }: Versions) =>
  current.localeCompare(released, 'en', { numeric: true }) > 0;

/**
 * Returns why changes of the document cannot be released under its version: every change needs a
 * higher version and an entry in the changelog, and a breaking one a higher major version.
 */
export function checkVersion(changes: Change[], versions: Versions, changelog: string): string[] {
  if (changes.length === 0) return [];
  const { released, current } = versions;
  const problems: string[] = [];
  if (!isNewer(versions))
    problems.push(`The document has changed: raise info.version above ${released}.`);
  if (changes.some(({ kind }) => kind === 'breaking') && majorOf(current) <= majorOf(released))
    problems.push(
      `A change is breaking: info.version has to be at least ${majorOf(released) + 1}.0.0.`,
    );
  if (!changelog.split('\n').some((line) => line.trim() === `## ${current}`))
    problems.push(`docs/changelog.md has no entry "## ${current}".`);
  return problems;
}
