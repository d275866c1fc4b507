import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../server/node/projectFolder.ts';
import { findMocks } from '../support/browser/mockMarks.ts';

const client = join(projectFolder, 'dist');

it('brings nothing of the mocks to visitors', () => {
  expect(findMocks(client).found).toEqual([]);
});

const scripts = [
  ...readdirSync(join(client, 'assets'))
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => join('assets', name)),
  'serviceWorker.js',
];
const contains = (pattern: RegExp) => (name: string) =>
  pattern.test(readFileSync(join(client, name), 'utf8'));

it('has no regular expression with lookbehind, nor static blocks, which Safari before 16.4 cannot read', () => {
  expect(scripts.filter(contains(/\(\?<[=!]|\bstatic\s*\{/))).toEqual([]);
});

it('has no function in the service worker that only pages and workers get from core-js', () => {
  const added =
    /\.(toReversed|toSorted|toSpliced|with|groupBy|withResolvers|isWellFormed|toWellFormed|canParse)\(/;
  expect(contains(added)('serviceWorker.js')).toBe(false);
  expect(scripts.filter(contains(added)).length).toBeGreaterThan(5);
});

it('signs a volunteer in without the code of the work, whose texts are in another file', () => {
  const manifest = JSON.parse(
    readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'),
  ) as Record<string, { file: string; imports?: string[] }>;
  const filesOf = (name: string): string[] => {
    const { file = '', imports = [] } = manifest[name] ?? {};
    return [file, ...imports.flatMap(filesOf)];
  };
  const hasWork = contains(/Pilih kategori yang skornya dicatat\./);
  expect(scripts.filter(hasWork)).toHaveLength(1);
  const page = filesOf('src/app/pages/TableRoutePage.tsx');
  expect(page.filter(contains(/Kode kartu/))).not.toEqual([]);
  expect(page.filter(hasWork)).toEqual([]);
});

it('reads workbooks in a file of the worker alone, which is not stored beforehand', () => {
  const readers = scripts.filter(contains(/number-rows-repeated/));
  expect(readers).toEqual([expect.stringMatching(/workbookWorker-[^/]*\.mjs$/)]);
  const [reader = ''] = readers;
  expect(readFileSync(join(client, 'serviceWorker.js'), 'utf8')).not.toContain(reader);
});
