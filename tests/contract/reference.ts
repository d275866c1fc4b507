// Runs the reference server with a state endpoint until it is stopped, to see what an answer in a
// state looks like.
import { openMemory, startReference } from './referenceHost.ts';

const { providerUrl, stateUrl } = await startReference(await openMemory());
process.stdout.write(
  `The reference server runs. Verify it:\n  npm run pact:verify -- --provider-url ${providerUrl} --state-url ${stateUrl}\n`,
);
