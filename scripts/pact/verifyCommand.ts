import { writeFileSync } from 'node:fs';
import { listOperations } from '../../openapi/document.ts';
import { readDocument } from '../../openapi/readDocument.ts';
import { Backend } from './backend.ts';
import { type Environment, readOptions, UsageError } from './options.ts';
import { countTotals, jsonReport, junitReport, reportLines } from './report.ts';
import { verifyBackend } from './verifyBackend.ts';

/**
 * Runs `npm run pact:verify`. Returns the exit code: 0 if nothing failed, 1 if something failed.
 * Throws if the verification could not be done: a UsageError if the user can correct it.
 */
export async function verifyCommand(
  args: string[],
  environment: Environment,
  print: (line: string) => void,
): Promise<number> {
  const document = readDocument();
  const options = readOptions(args, environment, listOperations(document));
  const backend = new Backend(options);
  const startedAt = performance.now();
  const verified = await verifyBackend({ ...options, document, backend });
  const totals = countTotals(verified, (performance.now() - startedAt) / 1000);
  for (const line of reportLines(verified, totals)) print(line);
  if (options.json) writeFileSync(options.json, jsonReport(verified, totals));
  if (options.junit) writeFileSync(options.junit, junitReport(verified, totals));
  if (backend.knowsNoState)
    print('The state endpoint responded 404 to every state: correct --state-url, or add states.');
  if (totals.skipped === verified.length)
    throw new UsageError(
      'Nothing was verified: every operation was skipped. Set --state-url or tokens; docs/contract.md describes them.',
    );
  return totals.failed + totals.unbuilt > 0 ? 1 : 0;
}
