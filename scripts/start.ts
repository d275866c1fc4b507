import '../server/node/resolveDrizzle.ts';
import { readEnvironment } from '../server/environment.ts';
import { projectFolder } from '../server/node/projectFolder.ts';
import { ensureClient } from './ensureClient.ts';

// Imported after the first line has had its effect.
const { startServer } = await import('../server/node/startServer.ts');
await startServer(() => ({
  environment: readEnvironment(process.env),
  buildClient: (signal) => ensureClient(projectFolder, signal),
}));
