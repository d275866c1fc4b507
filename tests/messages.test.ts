import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { readScenario } from '../src/mocks/chosen.ts';
import { scenarioOf } from '../src/mocks/scenarios.ts';
import { catalogue, sides } from '../src/mocks/messages/catalogue.ts';
import type { Message } from '../src/mocks/messages/message.ts';
import { paths } from '../src/paths.ts';

// Every message of the error catalogues has to be found on a screen by a scenario test, which says
// so with `sees`. docs/coverage-messages.md is made from that; `vitest run tests/messages.test.ts
// --update` writes it anew. The option stands last: it takes what follows as its value, and then
// every test runs.

const folder = join(import.meta.dirname, 'screens/scenarios');
const plain = 'as it is';

type Sighting = { id: string; scenario: string; file: string };

const sources = readdirSync(folder)
  .sort()
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
const sightings = sources.flatMap(({ file, text }): Sighting[] =>
  [...text.matchAll(/\bawait sees\('([^']+)', (?:'([^']+)'|asItIs)/g)].map(
    ([, id = '', scenario = plain]) => ({ id, scenario, file }),
  ),
);

const messages: readonly Message[] = catalogue;
const seenBy = ({ id }: Message) => sightings.filter((sighting) => sighting.id === id);

it('every sighting is written so that it can be read here', () => {
  const calls = sources.flatMap(({ text }) => text.match(/\bsees\(/g) ?? []);
  expect(sightings).toHaveLength(calls.length);
  expect(sightings.filter(({ scenario }) => scenario !== plain && !readScenario(scenario))).toEqual(
    [],
  );
});

// Their faults are those of files and of the network itself, which belong to no operation.
const aboutFiles = ['category.test.tsx', 'connection.test.tsx', 'results.test.tsx'];

it('what fails in a screen test has the name of a scenario', () => {
  const screens = join(folder, '..');
  const others = readdirSync(screens).filter(
    (file) => file.endsWith('.tsx') && !aboutFiles.includes(file),
  );
  const byHand = others.filter((file) =>
    /HttpResponse\.(error|html|text)\(|status: 5\d\d/.test(
      readFileSync(join(screens, file), 'utf8'),
    ),
  );
  expect(byHand).toEqual([]);
});

it('every message has an id of its own', () => {
  expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
});

it('every message is seen on a screen', () => {
  expect(
    messages
      .filter((message) => seenBy(message).length === 0)
      .map(({ id, text }) => `${id}: ${text}`),
  ).toEqual([]);
});

const isFault = (text: string): boolean =>
  scenarioOf(readScenario(text)?.name ?? 'visitor').kind !== 'account';

it.each(messages)(
  '$id has a way that leads to a page, and under a scenario that shows it',
  (message) => {
    const { at, under, steps = '' } = message.way;
    expect(Object.values(paths).filter(({ pattern }) => matchPath(pattern, at))).not.toEqual([]);
    expect(under.filter((text) => !readScenario(text))).toEqual([]);
    const faults = under.filter(isFault).map(String);
    const leadsTo = ({ scenario }: Sighting) =>
      faults.includes(scenario) ||
      steps.includes(`'${scenario}'`) ||
      (scenario === plain && faults.length === 0);
    expect(seenBy(message).filter(leadsTo)).not.toEqual([]);
  },
);

const cell = (text: string) => text.replaceAll('|', String.raw`\|`);

function table(side: readonly Message[]): string[] {
  return side.map((message) => {
    const {
      id,
      text,
      section,
      way: { at, under, steps = '' },
    } = message;
    const by = seenBy(message).map(
      ({ scenario, file }) =>
        `${scenario === plain ? plain : `\`${scenario}\``} (${file.replace('.test.tsx', '')})`,
    );
    return `| ${id} | ${cell(text)} | ${section} | \`?scenario=${under.join()}#${at}\` ${cell(steps)} | ${by.join('; ')} |`;
  });
}

const head = ['| Message | Text | Section | Way there | Seen in |', '|---|---|---|---|---|'];

it('docs/coverage-messages.md is what the tests say', async () => {
  const report = [
    '# Messages and the scenarios that show them',
    '',
    `Made by \`tests/messages.test.ts\`. All ${messages.length} messages are found on a screen by the tests in \`tests/screens/scenarios\`, each in the`,
    'named scenario of [qa.md](qa.md) or in the product as it is. The way there starts at the address of the demonstration; the',
    'tab Messages of its panel has the same ways as links.',
    '',
    ...Object.entries(sides).flatMap(([side, of]) => [`## ${side}`, '', ...head, ...table(of), '']),
  ].join('\n');
  await expect(report).toMatchFileSnapshot('../docs/coverage-messages.md');
});
