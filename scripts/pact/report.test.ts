// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { listOperations } from '../../openapi/document.ts';
import { readDocument } from '../../openapi/readDocument.ts';
import { countTotals, junitReport, reportLines } from './report.ts';
import type { VerifiedOperation } from './verifyBackend.ts';

const entry = listOperations(readDocument()).find(
  ({ operation }) => operation.operationId === 'getTeam',
);
if (!entry) throw new Error('There is no getTeam.');
const specialCharacters = 'expected <b>"x"</b> & \'y\',\ngot \u0000\u001b[31m\uFFFE\uD800';
const failed: VerifiedOperation = {
  entry: { ...entry, operation: { ...entry.operation, tags: ['Teams & more'] } },
  status: 'failed',
  requests: [
    {
      chapter: 'pact',
      entry,
      description: 'a team',
      expectedStatus: 200,
      states: [],
      method: 'GET',
      path: '/api/teams/42',
      headers: new Headers(),
      body: undefined,
      status: 'failed',
      mismatches: [
        { foundBy: 'pact', where: 'status', text: specialCharacters },
        { foundBy: 'pact', where: '$', text: 'missing' },
        { foundBy: 'document', where: '/name', text: 'must be string' },
      ],
    },
  ],
};
const verified: VerifiedOperation[] = [failed, { entry, status: 'skipped', requests: [] }];
const totals = countTotals(verified, 1);

it('writes valid XML for any response text', () => {
  const read = new DOMParser().parseFromString(junitReport(verified, totals), 'application/xml');
  expect(read.querySelector('parsererror')).toBeNull();
  expect(read.querySelectorAll('testcase')).toHaveLength(2);
  expect(read.querySelector('failure')?.textContent).toMatch(
    /^a team -> pact: status: expected <b>"x"<\/b> & 'y', got .+\na team -> pact: \$: missing\na team -> document: .+$/,
  );
});

it('formats an operation as one line', () => {
  expect(reportLines(verified, totals).slice(0, 2)).toEqual([
    expect.stringMatching(
      /^✗ getTeam {2}failed: a team -> pact: status: expected .+; document: \/name: must be string \(and 1 more\)$/,
    ),
    '- getTeam  skipped: there is no request for it',
  ]);
});
