// Runs the reference server with a state endpoint until it is stopped, to look at its responses in
// any provider state: npx node tests/contract/reference.ts
import { setup } from '../setup/database.ts';
import { openTestDatabase } from '../support/database/testDatabase.ts';
import { startReferenceServer } from './referenceServer.ts';

const stopDatabase = await setup();
const server = await startReferenceServer(await openTestDatabase());
process.stdout.write(
  `The reference server runs. Verify it:\n  npm run pact:verify -- --provider-url ${server.providerUrl} --state-url ${server.stateUrl}\n`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void server
      .close()
      .then(stopDatabase)
      .finally(() => process.exit());
  });
