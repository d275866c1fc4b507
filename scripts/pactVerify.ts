// Verifies a running backend against the pacts of the client:
// npm run pact:verify -- --provider-url https://backend.example …
// docs/contract.md describes the options, the output and the exit codes.
import { processContext } from './pact/command.ts';
import { verifyCommand } from './pact/verifyCommand.ts';

// Exit normally on a signal, so that the 'exit' listeners remove temporary files.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(2));

process.exitCode = await verifyCommand(processContext());
