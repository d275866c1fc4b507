import { readEnvironment } from '../server/environment.ts';
import { startHost } from '../server/node.ts';
import { projectFolder } from '../server/node/projectFolder.ts';
import { ensureClient } from './ensureClient.ts';

await startHost(() => ({
  environment: readEnvironment(process.env),
  buildClient: (signal) => ensureClient(projectFolder, signal),
}));
