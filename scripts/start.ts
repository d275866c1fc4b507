import { readEnvironment, StartupError } from '../server/node/environment.ts';
import { projectFolder } from '../server/node/projectFolder.ts';
import { startServer } from '../server/node/startServer.ts';
import { isClientFresh } from './build/clientSources.ts';
import { runCommand } from './lib/runCommand.ts';

/** Builds the client if it is missing or stale. Throws a StartupError if that fails. */
async function buildClient(signal: AbortSignal): Promise<void> {
  if (isClientFresh(projectFolder)) return;
  console.log('Building the client …');
  const command = [process.execPath, 'scripts/build.ts'];
  const environment = { NODE_ENV: 'production' };
  const { code, output } = await runCommand(projectFolder, command, environment, signal);
  if (code !== 0)
    throw new StartupError(
      `${output}\nThe client could not be built. Run npm ci and correct what is said above, then start again.`,
    );
}

await startServer(() => ({ environment: readEnvironment(process.env), buildClient }));
