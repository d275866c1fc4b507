// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readDocument } from '../../openapi/readDocument.ts';
import { listDocumentedOperations } from './operations.ts';
import { countTotals, junitReport, operationDetails, operationLine } from './report.ts';
import type { VerifiedOperation } from './verifyBackend.ts';

const getTeam = listDocumentedOperations(readDocument()).find(({ id }) => id === 'getTeam');
if (!getTeam) throw new Error('There is no getTeam.');
const operation = { ...getTeam, tag: 'Teams & more' };
const specialCharacters = 'expected <b>"x"</b> & \'y\', got \u0000\u001b[31m\uFFFE\uD800';
const failed: VerifiedOperation = {
  operation,
  status: 'failed',
  requests: [
    {
      chapter: 'pact',
      description: 'a team',
      path: '/api/teams/42',
      outcome: {
        status: 'failed',
        mismatches: [
          { judgement: 'pact', where: 'status', text: specialCharacters },
          { judgement: 'pact', where: '$', text: 'missing' },
          { judgement: 'document', where: '/name', text: 'must be string' },
        ],
      },
    },
    {
      chapter: 'authorisation',
      description: 'no token',
      path: '/api/teams/42',
      outcome: { status: 'passed' },
    },
  ],
};

it('writes valid XML for any response text', () => {
  const text = junitReport(
    'a <backend>',
    [failed, { operation, status: 'passed', requests: [] }],
    countTotals([failed], 1),
  );
  const read = new DOMParser().parseFromString(text, 'application/xml');
  expect(read.querySelector('parsererror')).toBeNull();
  expect(read.querySelectorAll('testcase')).toHaveLength(2);
  expect(read.querySelector('testsuite')?.getAttribute('name')).toBe('a <backend>');
  expect(read.querySelector('failure')?.textContent).toMatch(
    /^a team -> pact: status: expected <b>"x"<\/b> & 'y', got .+\na team -> pact: \$: missing\na team -> document: .+$/,
  );
});

it('formats an operation as one line', () => {
  expect(operationLine({ operation, status: 'skipped', requests: [] }, 9)).toBe(
    '- getTeam    skipped: the pact has no interaction for it',
  );
  expect(
    operationDetails({
      operation: { ...operation, isExtension: true },
      status: 'skipped',
      requests: [],
    }),
  ).toBe(': an extension, which is optional for a backend');
  const [first] = failed.requests;
  if (first?.outcome.status === 'failed')
    first.outcome.mismatches[0] = { judgement: 'pact', where: 'body', text: 'two\nlines' };
  expect(operationLine(failed, 7)).toBe(
    '✗ getTeam  failed: a team -> pact: body: two lines; document: /name: must be string (and 1 more)',
  );
  expect(
    operationLine({ operation, status: 'passed', requests: failed.requests.slice(1) }, 7),
  ).toBe('✓ getTeam  passed (authorisation 1)');
});
