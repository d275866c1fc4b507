// Publishes the pacts to a broker, with the version and branch of git: npm run pact:publish.
// Needs PACT_BROKER_BASE_URL, and PACT_BROKER_TOKEN or a user name and password if the broker
// requires them; see docs/contract.md.
import { processContext } from './pact/command.ts';
import { publishCommand } from './pact/publishCommand.ts';

process.exitCode = await publishCommand(processContext());
