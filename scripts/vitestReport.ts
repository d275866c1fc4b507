export type TestCounts = { passed: number; failed: number; skipped: number };

/** The fields of vitest's JSON report that are used here. */
type VitestJsonReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/**
 * Counts the tests of a vitest run from its JSON report (undefined if it wrote none) and exit code.
 * A file that failed before its tests counts as one failure, and so does a run with an exit code
 * other than 0 and no failed test.
 */
export function countVitest(json: string | undefined, code: number): TestCounts {
  if (json === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(json) as VitestJsonReport;
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function addCounts(counts: TestCounts[]): TestCounts {
  return counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

export function summarise({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
