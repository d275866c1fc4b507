import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../server/node/projectFolder.ts';
import { rootErrorMessage } from '../../server/node/rootErrorMessage.ts';
import { type CommandContext, type Environment, UsageError } from './command.ts';
import { type Pact, readPact } from './pactFile.ts';
import { type Broker, type ConsumerVersion, publishPact } from './publishPact.ts';

/**
 * Runs `npm run pact:publish`. Returns the exit code: 0 if all pacts were published, 1 if the
 * broker rejected one, 2 if a setting is missing.
 */
export async function publishCommand(context: CommandContext): Promise<number> {
  const { environment, print, printError } = context;
  try {
    const broker = readBroker(environment);
    const version = readVersion(environment);
    for (const pact of readPacts()) {
      await publishPact(pact, broker, version);
      print(
        `Published ${pact.consumer.name} -> ${pact.provider.name}, version ${version.version}, branch ${version.branch}.`,
      );
    }
    return 0;
  } catch (error) {
    const isUsageError = error instanceof UsageError;
    printError(isUsageError ? error.message : `Publishing failed: ${rootErrorMessage(error)}`);
    return isUsageError ? 2 : 1;
  }
}

function readBroker(environment: Environment): Broker {
  const text = environment.PACT_BROKER_BASE_URL ?? '';
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new UsageError(
      'Set PACT_BROKER_BASE_URL to the URL of the broker, like https://broker.example.',
    );
  const {
    PACT_BROKER_TOKEN: token,
    PACT_BROKER_USERNAME: name,
    PACT_BROKER_PASSWORD: password = '',
  } = environment;
  if (url.username || url.password)
    throw new UsageError(
      'Remove the user name and password from PACT_BROKER_BASE_URL and set PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.',
    );
  const authorization = token
    ? `Bearer ${token}`
    : name && `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
  return { url: url.href.replace(/\/$/, ''), authorization: authorization || undefined };
}

/** The variables come first, because build servers often check out a commit without a branch. */
function readVersion(environment: Environment): ConsumerVersion {
  const version = environment.PACT_CONSUMER_VERSION || git(environment, 'rev-parse', 'HEAD');
  const branch = environment.PACT_CONSUMER_BRANCH || git(environment, 'branch', '--show-current');
  if (!version)
    throw new UsageError('git does not know the current commit. Set PACT_CONSUMER_VERSION.');
  if (!branch)
    throw new UsageError('git does not know the current branch. Set PACT_CONSUMER_BRANCH.');
  return { version, branch };
}

/** Returns the output of a git command; an empty string if it fails. */
function git(environment: Environment, ...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: projectFolder,
      env: environment,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

function readPacts(): Pact[] {
  const files = globSync('pacts/*.json', { cwd: projectFolder });
  if (files.length === 0)
    throw new UsageError('There is no pact in pacts/. Write it with npm run pact:write.');
  return files.sort().map((file) => readPact(join(projectFolder, file)));
}
