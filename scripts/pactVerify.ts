// Holds a running backend to the pacts of the client: npm run pact:verify -- --provider-url
// https://backend.example … Ends with 0 where nothing fell short, 1 where something did, and 2
// where nothing could be said; see docs/contract.md.
import { writeFileSync } from 'node:fs';
import { reasonOf } from '../server/node/reasonOf.ts';
import { operationsOf, readDocument } from './pact/operations.ts';
import { type Options, readOptions, UsageError } from './pact/options.ts';
import { jsonReport, junitReport, operationLine, totalLine, totalsOf } from './pact/report.ts';
import { verifyBackend } from './pact/verifyBackend.ts';

const reachSeconds = 15;

/** Any HTTP answer proves that somebody is there. */
async function proveReachable(url: string): Promise<void> {
  try {
    await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(reachSeconds * 1000) });
  } catch (error) {
    throw new UsageError(
      `Nothing answers at ${url} (${reasonOf(error)}). Start the backend, or correct --provider-url.`,
    );
  }
}

function write(option: string, file: string | undefined, content: string): void {
  if (file === undefined) return;
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw new UsageError(`The report cannot be written (${reasonOf(error)}). Correct --${option}.`);
  }
}

async function verify(): Promise<number> {
  const all = operationsOf(readDocument());
  const options: Options = readOptions(process.argv.slice(2), all);
  await proveReachable(options.providerUrl);
  const begun = performance.now();
  const verified = await verifyBackend({ ...options, all });
  const totals = totalsOf(verified, (performance.now() - begun) / 1000);
  const width = Math.max(...verified.map(({ operation }) => operation.id.length));
  for (const each of verified) console.log(operationLine(each, width));
  console.log(`\n${totalLine(totals)}`);
  const { name } = options.pact.provider;
  write('json', options.json, jsonReport(name, verified, totals));
  write('junit', options.junit, junitReport(name, verified, totals));
  if (totals.held + totals['fell short'] === 0)
    throw new UsageError(
      'Nothing was verified: every operation was skipped. Give --state-url, tokens or --assume, as docs/contract.md says.',
    );
  const isIncomplete = options.isStrict && totals.untried > 0;
  if (isIncomplete)
    console.log(`${totals.untried} were not tried, which --strict does not let pass.`);
  return totals['fell short'] > 0 || isIncomplete ? 1 : 0;
}

// An orderly end, so that what lies in the folder for temporary files goes too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(2));

try {
  process.exitCode = await verify();
} catch (error) {
  console.error(
    error instanceof UsageError
      ? error.message
      : `The verification could not be done: ${reasonOf(error)}`,
  );
  process.exitCode = 2;
}
