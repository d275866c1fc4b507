import type { Change } from './compareSchemas.ts';

type Versions = { released: string; current: string };

const majorOf = (version: string) => Number(version.split('.')[0]);
const isNewer = ({ released, current }: Versions) =>
  current.localeCompare(released, 'en', { numeric: true }) > 0;

/** Returns the list items of a version's entry; undefined if there is no entry. */
function readEntry(changelog: string, version: string): string[] | undefined {
  const entry = changelog.split(/^## /m).find((each) => each.split('\n')[0]?.trim() === version);
  return entry?.split(/^- /m).slice(1);
}

/** Returns the words of a text, names and paths among them, without the numbers of shapes. */
const wordsOf = (text: string) =>
  text
    .split(/[\s:(),`]+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '' && !/^\d$/.test(word));

/** Whether an item has every word of a change, such as the operation, the place and the name. */
function tells(item: string, { text }: Change): boolean {
  const words = new Set(wordsOf(item));
  return wordsOf(text).every((word) => words.has(word));
}

/**
 * Returns why changes of the document cannot be released under its version: every change needs a
 * higher version and an item in that version's entry of the changelog, and a breaking one a higher
 * major version.
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
  const items = readEntry(changelog, current);
  if (!items) problems.push(`docs/changelog.md has no entry "## ${current}".`);
  for (const change of items ? changes : [])
    if (!items?.some((item) => tells(item, change)))
      problems.push(
        `docs/changelog.md: no item of "## ${current}" has all words of "${change.text}".`,
      );
  return problems;
}
