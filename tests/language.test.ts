import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectFolder } from '../server/node/projectFolder.ts';
import { findEnglish } from './support/findEnglish.ts';

const read = (...patterns: string[]) =>
  globSync(patterns, { cwd: projectFolder }).map((path) =>
    readFileSync(`${projectFolder}/${path}`, 'utf8'),
  );

/** All texts of the interface; the panel of the scenarios is for testers. */
const copyModules = import.meta.glob<Record<string, unknown>>(
  ['../src/**/{copy,gridLocaleText}.ts', '!../src/mocks/panel/copy.ts'],
  { eager: true },
);

/** What is not shown: words for the search, ids, and a function that returns names of entries. */
const hiddenKeys = ['boardKeywords', 'id', 'titleOf'];

/** A literal in the source of a function: in single, double or backward quotes. */
const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function')
    return [...String(value).matchAll(literal)].map(
      ([, one, two, three]) => one ?? two ?? three ?? '',
    );
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    hiddenKeys.includes(key) ? [] : textsOf(entry),
  );
}

/** Texts in the source itself: labels of links, JSX text and attributes that are read. */
const inSource = [
  /\blabel: '([^']+)'/g,
  /\b(?:aria-label|title|alt|label|placeholder|content)="([^"]+)"/g,
  /<[a-zA-Z][^<>]*>\s*([A-Z][^<>{}=;]*[a-z.!?])\s*<\//g,
];
const sourceTexts = read('src/!(mocks)/**/*.tsx', 'src/app/routes/*.ts', 'index.html').flatMap(
  (source) =>
    inSource.flatMap((pattern) => [...source.matchAll(pattern)].map(([, text]) => text ?? '')),
);

/** Sentences of the server for people; those of server/node are for operators. */
const sentence = /(?<=[^\w])(?:'([A-Z][^'\n]* [^'\n]*[.!])'|`([A-Z$][^`\n]* [^`\n]*[.!])`)/g;
const serverTexts = read('server/!(db|node|seed)/**/!(*.test).ts').flatMap((source) =>
  [...source.replaceAll(/^\s*(?:\*|\/[/*]).*$|new Error\(.*$/gm, '').matchAll(sentence)].map(
    ([, one, two]) => one ?? two ?? '',
  ),
);

it.each([
  ['copy modules', textsOf(copyModules), 1000],
  ['sources of the client', sourceTexts, 20],
  ['messages of the server', serverTexts, 50],
])('the %s have no English text that the specifications do not prescribe', (_, texts, least) => {
  expect(texts.length).toBeGreaterThan(least);
  expect([...new Set(texts.filter(findEnglish))]).toEqual([]);
});

/** Texts of the document: messages and their examples. */
const documentTexts = read('openapi/openapi.yaml').flatMap((source) =>
  [...source.matchAll(/\b(?:message|minimum|maximum|pattern|enum|minLength|maxLength): (.+)/g)].map(
    ([, text]) => text ?? '',
  ),
);

/** Words of docs/words.md that another word replaces. */
const replaced = read('docs/words.md')
  .flatMap((page) => [...page.matchAll(/^\|[^|]+\|[^|]+\| ([^|]+) \|$/gm)])
  .slice(1)
  .flatMap(([, words]) => (words ?? '').split(', '))
  .filter((word) => !word.startsWith('-'));

/** What the specifications quote, and a name of something else. */
const exempt = /Pendaftaran Turnamen|\{\} players|kartu pelajar/g;

const findReplaced = (text: string): string | undefined => {
  const own = text.replaceAll(/\$\{[^}]*\}/g, '{}').replaceAll(exempt, '');
  return replaced.find((word) =>
    new RegExp(`(?<![\\w/@#.-])${word}(?:nya)?(?![\\w-]|\\.\\w)`, 'i').test(own),
  );
};

it.each([
  ['copy modules', textsOf(copyModules), 1000],
  ['sources of the client', sourceTexts, 20],
  ['messages of the server', serverTexts, 50],
  ['document', documentTexts, 100],
])('the %s have one word for one thing', (_, texts, least) => {
  expect(texts.length).toBeGreaterThan(least);
  expect([...new Set(texts)].filter((text) => findReplaced(text))).toEqual([]);
});

it.each(['Minta kepada panitia.', 'Lari 2 dari 3', 'Ambil alih akun', 'Buka turnamennya'])(
  'finds the replaced word of %s',
  (text) => expect(findReplaced(text)).toBeDefined(),
);

it.each(['Search', 'Share', 'Welcome back', 'Edit banner', 'Back', 'All categories', 'Print'])(
  'finds %s',
  (text) => expect(findEnglish(text)).toBe(true),
);

it.each(['Search teams...', 'Welcome, ${name}', 'Cari', 'Tekan tombol "Crop & Upload".'])(
  'allows %s',
  (text) => expect(findEnglish(text)).toBe(false),
);
