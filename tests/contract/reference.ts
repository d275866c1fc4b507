// Runs the reference server with a state endpoint until it is stopped, to look at its responses in
// any provider state.
import { openMemoryDatabase, startReferenceServer } from './referenceServer.ts';

const { providerUrl, stateUrl } = await startReferenceServer(await openMemoryDatabase());
process.stdout.write(
  `The reference server runs. Verify it:\n  npm run pact:verify -- --provider-url ${providerUrl} --state-url ${stateUrl}\n`,
);
