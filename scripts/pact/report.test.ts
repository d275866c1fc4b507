// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { DocumentedOperation } from './operations.ts';
import { detailsOf, junitReport, operationLine, totalsOf } from './report.ts';
import type { VerifiedOperation } from './verifyBackend.ts';

const operation: DocumentedOperation = {
  id: 'getTeam',
  call: 'GET /api/teams/{id}',
  tag: 'Teams & more',
  isExtension: false,
  fits: () => true,
};
const interaction = (description: string) => ({
  description,
  request: { method: 'GET', path: '/api/teams/1' },
  response: { status: 200 },
});
const nasty = 'expected <b>"x"</b> & \'y\', came \u0000\u001b[31m\uFFFE\uD800';
const fellShort: VerifiedOperation = {
  operation,
  kind: 'fell short',
  interactions: [
    {
      interaction: interaction('a team'),
      outcome: {
        kind: 'fell short',
        differences: [
          { where: 'status', text: nasty },
          { where: '$', text: 'gone' },
        ],
      },
    },
    { interaction: interaction('no team'), outcome: { kind: 'held' } },
  ],
};

it('writes XML that can be read, whatever a backend answered', () => {
  const text = junitReport(
    'a <backend>',
    [fellShort, { operation, kind: 'held', interactions: [] }],
    totalsOf([fellShort], 1),
  );
  const read = new DOMParser().parseFromString(text, 'application/xml');
  expect(read.querySelector('parsererror')).toBeNull();
  expect(read.querySelectorAll('testcase')).toHaveLength(2);
  expect(read.querySelector('testsuite')?.getAttribute('name')).toBe('a <backend>');
  expect(read.querySelector('failure')?.textContent).toMatch(
    /^a team -> status: expected <b>"x"<\/b> & 'y', came .+\na team -> \$: gone$/,
  );
});

it('keeps an operation on one line', () => {
  expect(operationLine({ operation, kind: 'skipped', interactions: [] }, 9)).toBe(
    '- getTeam    skipped: the pact says nothing of it',
  );
  expect(
    detailsOf({
      operation: { ...operation, isExtension: true },
      kind: 'skipped',
      interactions: [],
    }),
  ).toBe(': an extension, which a backend need not offer');
  const [first] = fellShort.interactions;
  if (first?.outcome.kind === 'fell short')
    first.outcome.differences[0] = { where: 'body', text: 'two\nlines' };
  expect(operationLine(fellShort, 7)).toBe(
    '✗ getTeam  fell short: a team -> body: two lines (and 1 more)',
  );
});
