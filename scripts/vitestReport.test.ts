import { describe, expect, it } from 'vitest';
import { addCounts, countVitest, summarise } from './vitestReport.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});
const report = (numPassedTests: number, numFailedTests: number, testResults: object[], more = {}) =>
  JSON.stringify({
    numPassedTests,
    numFailedTests,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults,
    ...more,
  });

describe('countVitest', () => {
  it('counts passed, failed and skipped tests', () => {
    const json = report(2, 1, [file('passed', 'passed'), file('failed', 'passed', 'failed')], {
      numPendingTests: 1,
      numTodoTests: 1,
    });
    expect(countVitest(json, 1)).toEqual({ passed: 2, failed: 1, skipped: 2 });
  });

  it('counts a file that failed before its tests as one failure', () => {
    expect(countVitest(report(1, 0, [file('passed', 'passed'), file('failed')]), 1)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    });
  });

  it('counts a failure if the run failed or wrote no report', () => {
    expect(countVitest(report(1, 0, [file('passed', 'passed')]), 1).failed).toBe(1);
    expect(countVitest(undefined, 0).failed).toBe(1);
  });
});

describe('summarise', () => {
  it('shows passed and failed, and skipped only if there are any', () => {
    const counts = addCounts([
      { passed: 3, failed: 0, skipped: 0 },
      { passed: 4, failed: 1, skipped: 0 },
    ]);
    expect(summarise(counts)).toBe('7 passed, 1 failed');
    expect(summarise({ ...counts, skipped: 2 })).toBe('7 passed, 1 failed, 2 skipped');
  });
});
