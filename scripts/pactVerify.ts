// Verifies a running backend against the pacts of the client and the document:
// npm run pact:verify -- --provider-url https://backend.example …
// docs/contract.md describes the options, the output and the exit codes.
import { rootErrorMessage } from '../server/node/rootErrorMessage.ts';
import { UsageError } from './pact/options.ts';
import { verifyCommand } from './pact/verifyCommand.ts';

try {
  process.exitCode = await verifyCommand(process.argv.slice(2), process.env, console.log);
} catch (error) {
  const isUsageError = error instanceof UsageError;
  const problem = isUsageError ? '' : 'The verification could not be done: ';
  console.error(problem + rootErrorMessage(error));
  process.exitCode = 2;
}
