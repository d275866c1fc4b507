// Publishes the pacts to a broker, with the version and branch of git: npm run pact:publish.
// Needs PACT_BROKER_BASE_URL, and PACT_BROKER_TOKEN or a user name and password if the broker
// requires them; see docs/contract.md.
import { rootErrorMessage } from '../server/node/rootErrorMessage.ts';
import { UsageError } from './pact/options.ts';
import { publishPacts } from './pact/publish.ts';

try {
  await publishPacts(process.env, console.log);
} catch (error) {
  const isUsageError = error instanceof UsageError;
  console.error(isUsageError ? error.message : `Publishing failed: ${rootErrorMessage(error)}`);
  process.exitCode = isUsageError ? 2 : 1;
}
