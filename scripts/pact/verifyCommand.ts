import { writeFileSync } from 'node:fs';
import { readDocument } from '../../openapi/readDocument.ts';
import { rootErrorMessage } from '../../server/node/rootErrorMessage.ts';
import { type CommandContext, UsageError } from './command.ts';
import { listDocumentedOperations } from './operations.ts';
import { readOptions } from './options.ts';
import { countTotals, jsonReport, junitReport, operationLine, summaryLine } from './report.ts';
import { verifyBackend } from './verifyBackend.ts';

const connectTimeoutSeconds = 15;

/**
 * Runs `npm run pact:verify`. Returns the exit code: 0 if nothing failed, 1 if something failed, 2
 * if the verification could not be done.
 */
export async function verifyCommand(context: CommandContext): Promise<number> {
  try {
    return await verify(context);
  } catch (error) {
    context.printError(
      error instanceof UsageError
        ? error.message
        : `The verification could not be done: ${rootErrorMessage(error)}`,
    );
    return 2;
  }
}

async function verify({ args, environment, print }: CommandContext): Promise<number> {
  const allOperations = listDocumentedOperations(readDocument());
  const options = readOptions(args, environment, allOperations);
  await requireReachable(options.providerUrl);
  const startedAt = performance.now();
  const verified = await verifyBackend({ ...options, allOperations });
  const totals = countTotals(verified, (performance.now() - startedAt) / 1000);
  const width = Math.max(...verified.map(({ operation }) => operation.id.length));
  for (const each of verified) print(operationLine(each, width));
  print(`\n${summaryLine(totals)}`);
  const { name } = options.pact.provider;
  writeReport('json', options.json, jsonReport(name, verified, totals));
  writeReport('junit', options.junit, junitReport(name, verified, totals));
  if (totals.passed + totals.failed === 0)
    throw new UsageError(
      'Nothing was verified: every operation was skipped. Set --state-url, tokens or --assume; docs/contract.md describes them.',
    );
  const isIncomplete = options.isStrict && totals.skippedInteractions > 0;
  if (isIncomplete)
    print(
      `${totals.skippedInteractions} interactions were skipped, which --strict does not allow.`,
    );
  return totals.failed > 0 || isIncomplete ? 1 : 0;
}

/** Throws a UsageError if the backend does not respond. Any HTTP response is enough. */
async function requireReachable(url: string): Promise<void> {
  try {
    await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(connectTimeoutSeconds * 1000),
    });
  } catch (error) {
    throw new UsageError(
      `No response from ${url} (${rootErrorMessage(error)}). Start the backend, or correct --provider-url.`,
    );
  }
}

function writeReport(option: string, file: string | undefined, content: string): void {
  if (file === undefined) return;
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw new UsageError(
      `The report cannot be written (${rootErrorMessage(error)}). Correct --${option}.`,
    );
  }
}
