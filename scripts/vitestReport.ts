/** How many tests ended how. */
export type Count = { passed: number; failed: number; skipped: number };

/** The part of vitest's JSON report that is counted. */
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/**
 * Counts a vitest run from its JSON report (undefined where it wrote none) and exit code. A file
 * that broke before its tests counts as one failure, and so does a run that failed without a failed
 * test.
 */
export function countVitest(json: string | undefined, code: number): Count {
  if (json === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(json) as Report;
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

/** Adds up counts. */
export function addCounts(counts: Count[]): Count {
  return counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The last line of a test run. */
export function summarise({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
