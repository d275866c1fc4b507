import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readScenario } from '../src/mocks/chosen.ts';
import { catalogue, type Message } from './catalogue.ts';

// Every message of the error catalogues has to be found on a screen by a scenario test, which says so with `sees`.
// docs/coverage-messages.md is made from that; `vitest run tests/messages.test.ts --update` writes it anew. The option stands
// last: it takes what follows as its value, and then every test runs.

const folder = join(import.meta.dirname, 'screens/scenarios');
const plain = 'as it is';

type Sighting = { id: string; scenario: string; file: string };

const sources = readdirSync(folder).sort().map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
const sightings = sources.flatMap(({ file, text }): Sighting[] => (
  [...text.matchAll(/\bawait sees\('([^']+)', (?:'([^']+)'|asItIs)/g)].map(([, id = '', scenario = plain]) => ({ id, scenario, file }))));

const messages: readonly Message[] = catalogue;
const seenBy = ({ id }: Message) => sightings.filter((sighting) => sighting.id === id);

it('every sighting is written so that it can be read here', () => {
  const calls = sources.flatMap(({ text }) => text.match(/\bsees\(/g) ?? []);
  expect(sightings).toHaveLength(calls.length);
  expect(sightings.filter(({ scenario }) => scenario !== plain && !readScenario(scenario))).toEqual([]);
});

it('every message has an id of its own', () => {
  expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
});

it('every message is seen on a screen, or says why it cannot be', () => {
  const unseen = messages.filter((message) => seenBy(message).length === 0 && message.unreachable === undefined);
  expect(unseen.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  const wrong = messages.filter((message) => seenBy(message).length > 0 && message.unreachable !== undefined);
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

const cell = (text: string) => text.replaceAll('|', String.raw`\|`);

function table(spec: Message['spec']): string[] {
  return messages.filter((message) => message.spec === spec).map((message) => {
    const { id, text, section, unreachable } = message;
    const by = seenBy(message).map(({ scenario, file }) => `${scenario === plain ? plain : `\`${scenario}\``} (${file.replace('.test.tsx', '')})`);
    return `| ${id} | ${cell(text)} | ${section} | ${unreachable ? `cannot be seen: ${cell(unreachable)}` : by.join('; ')} |`;
  });
}

const head = ['| Message | Text | Section | Seen in |', '|---|---|---|---|'];

it('docs/coverage-messages.md is what the tests say', async () => {
  const reachable = messages.filter(({ unreachable }) => unreachable === undefined);
  const report = [
    '# Messages and the scenarios that show them',
    '',
    `Made by \`tests/messages.test.ts\`. Of ${messages.length} messages, ${reachable.length} are found on a screen by the tests in`,
    '`tests/screens/scenarios`, each in the named scenario of [qa.md](qa.md) or in the product as it is.',
    '',
    '## Participant and public side', '', ...head, ...table('participant'), '',
    '## School club', '', ...head, ...table('club'), '',
  ].join('\n');
  await expect(report).toMatchFileSnapshot('../docs/coverage-messages.md');
});
