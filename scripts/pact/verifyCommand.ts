import { writeFileSync } from 'node:fs';
import { readDocument } from '../../openapi/readDocument.ts';
import { rootErrorMessage } from '../../server/node/rootErrorMessage.ts';
import { type Backend, type BackendResponse, createBackend, isResponse } from './backend.ts';
import { type CommandContext, UsageError } from './command.ts';
import { listDocumentedOperations } from './operations.ts';
import { readOptions } from './options.ts';
import { countTotals, jsonReport, junitReport, operationLine, summaryLines } from './report.ts';
import { createBuildCheck, unknownPath } from './unbuilt.ts';
import { type VerifiedOperation, verifyBackend } from './verifyBackend.ts';

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
  const document = readDocument();
  const allOperations = listDocumentedOperations(document);
  const options = readOptions(args, environment, allOperations);
  if (options.operations.length === 0) {
    print('Nothing to verify: no interaction of these operations has changed.');
    return 0;
  }
  const backend = createBackend(options);
  const isUnbuilt = createBuildCheck(await requireReachable(backend));
  const startedAt = performance.now();
  const width = Math.max(...options.operations.map(({ id }) => id.length));
  const verified: VerifiedOperation[] = [];
  for await (const each of verifyBackend({
    ...options,
    document,
    backend,
    isUnbuilt,
    allOperations,
  })) {
    verified.push(each);
    // What is not built yet is listed at the end.
    if (each.status !== 'unbuilt') print(operationLine(each, width));
  }
  const totals = countTotals(verified, (performance.now() - startedAt) / 1000);
  for (const line of summaryLines(verified, totals)) print(line);
  const { name } = options.pact.provider;
  writeReport('json', options.json, jsonReport(name, verified, totals));
  writeReport('junit', options.junit, junitReport(name, verified, totals));
  if (totals.skipped === verified.length)
    throw new UsageError(
      'Nothing was verified: every operation was skipped. Set --state-url, tokens or --assume; docs/contract.md describes them.',
    );
  return totals.failed + totals.unbuilt > 0 ? 1 : 0;
}

/**
 * Returns the response to an address that does not exist. Throws a UsageError if the backend does
 * not respond.
 */
async function requireReachable(backend: Backend): Promise<BackendResponse> {
  const { providerUrl } = backend.provider;
  const result = await backend.send({
    method: 'GET',
    path: unknownPath,
    headers: new Headers({ Accept: 'application/json' }),
  });
  if (isResponse(result)) return result;
  const reason = result.status === 'failed' ? result.mismatches[0]?.text : '';
  throw new UsageError(
    `No response from ${providerUrl} (${reason}). Start the backend, or correct --provider-url.`,
  );
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
