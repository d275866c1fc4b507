// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { DocumentedOperation } from './operations.ts';
import { countTotals, junitReport, operationDetails, operationLine } from './report.ts';
import type { VerifiedOperation } from './verifyBackend.ts';

const operation: DocumentedOperation = {
  id: 'getTeam',
  method: 'get',
  path: '/api/teams/{id}',
  route: 'GET /api/teams/{id}',
  tag: 'Teams & more',
  isExtension: false,
};
const interaction = (description: string) => ({
  description,
  request: { method: 'GET', path: '/api/teams/1' },
  response: { status: 200 },
});
const specialCharacters = 'expected <b>"x"</b> & \'y\', got \u0000\u001b[31m\uFFFE\uD800';
const failed: VerifiedOperation = {
  operation,
  status: 'failed',
  interactions: [
    {
      interaction: interaction('a team'),
      outcome: {
        status: 'failed',
        mismatches: [
          { where: 'status', text: specialCharacters },
          { where: '$', text: 'missing' },
        ],
      },
    },
    { interaction: interaction('no team'), outcome: { status: 'passed' } },
  ],
};

it('writes valid XML for any response text', () => {
  const text = junitReport(
    'a <backend>',
    [failed, { operation, status: 'passed', interactions: [] }],
    countTotals([failed], 1),
  );
  const read = new DOMParser().parseFromString(text, 'application/xml');
  expect(read.querySelector('parsererror')).toBeNull();
  expect(read.querySelectorAll('testcase')).toHaveLength(2);
  expect(read.querySelector('testsuite')?.getAttribute('name')).toBe('a <backend>');
  expect(read.querySelector('failure')?.textContent).toMatch(
    /^a team -> status: expected <b>"x"<\/b> & 'y', got .+\na team -> \$: missing$/,
  );
});

it('formats an operation as one line', () => {
  expect(operationLine({ operation, status: 'skipped', interactions: [] }, 9)).toBe(
    '- getTeam    skipped: the pact has no interaction for it',
  );
  expect(
    operationDetails({
      operation: { ...operation, isExtension: true },
      status: 'skipped',
      interactions: [],
    }),
  ).toBe(': an extension, which is optional for a backend');
  const [first] = failed.interactions;
  if (first?.outcome.status === 'failed')
    first.outcome.mismatches[0] = { where: 'body', text: 'two\nlines' };
  expect(operationLine(failed, 7)).toBe(
    '✗ getTeam  failed: a team -> body: two lines (and 1 more)',
  );
});
