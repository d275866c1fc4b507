import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectFolder } from '../server/node/projectFolder.ts';

// The pacts take their texts from the server's responses, so they notice no wrong one. Every message
// of the server has to be written a second time: in a test that asserts it.

const read = (...patterns: string[]) =>
  globSync(patterns, { cwd: projectFolder })
    .sort()
    .map((path) => ({ path, text: readFileSync(`${projectFolder}/${path}`, 'utf8') }));

// The texts of environment.ts are for operators; its own tests have them.
const sources = read('server/*.ts', 'server/!(db|node|seed)/**/*.ts').filter(
  ({ path }) => !path.endsWith('.test.ts') && path !== 'server/node/environment.ts',
);
const tests = read('server/**/*.test.ts', 'tests/server/**/*.ts', 'tests/screens/**/*.tsx').map(
  ({ text }) => text,
);

/** A sentence for people, as a literal in single quotes or backticks. */
const sentence = /(?<=[^\w])(?:'([A-Z][^'\n]* [^'\n]*[.!])'|`([A-Z$][^`\n]* [^`\n]*[.!])`)/g;

/** What the server inserts may be anything in a test, also a part of a regular expression. */
const toPattern = (message: string) =>
  new RegExp(
    message
      .split(/\$\{[^}]+\}/)
      .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
      .join(String.raw`[^\n]+`),
  );

/** Cannot be caused: every code that a club's name allows would have to be taken. */
const withoutTest = ['Kode klub belum tersedia. Silakan coba lagi.'];

const messages = [
  ...new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(sentence)].map(([, literal, template]) => literal ?? template ?? ''),
    ),
  ),
];

it('finds the messages', () => {
  expect(messages.length).toBeGreaterThan(50);
});

it.each(messages)('%s', (message) => {
  const pattern = toPattern(message);
  expect(tests.some((text) => pattern.test(text))).toBe(!withoutTest.includes(message));
});
