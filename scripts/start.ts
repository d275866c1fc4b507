import { readEnvironment } from '../server/node/environment.ts';
import { projectFolder } from '../server/node/projectFolder.ts';
import { startServer } from '../server/node/startServer.ts';
import { ensureClient } from './ensureClient.ts';

await startServer(() => ({
  environment: readEnvironment(process.env),
  buildClient: (signal) => ensureClient(projectFolder, signal),
}));
