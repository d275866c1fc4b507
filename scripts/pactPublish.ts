// Publishes the pacts to a broker under the version and branch that git says: npm run pact:publish.
// Needs PACT_BROKER_BASE_URL, and PACT_BROKER_TOKEN or a name and a password where the broker asks
// for them; see docs/contract.md.
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../server/node/projectFolder.ts';
import { reasonOf } from '../server/node/reasonOf.ts';
import { UsageError } from './pact/options.ts';
import { type Pact, readPact } from './pact/pactFile.ts';
import { type Broker, publishPact } from './pact/publishPact.ts';

function git(...words: string[]): string {
  try {
    return execFileSync('git', words, {
      cwd: projectFolder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** What a build server checks out has often no branch, so that its own word counts first. */
function readSource(): { version: string; branch: string } {
  const version = process.env.PACT_CONSUMER_VERSION || git('rev-parse', 'HEAD');
  const branch = process.env.PACT_CONSUMER_BRANCH || git('branch', '--show-current');
  if (!version)
    throw new UsageError('git does not say which version this is. Set PACT_CONSUMER_VERSION.');
  if (!branch)
    throw new UsageError('git does not say which branch this is. Set PACT_CONSUMER_BRANCH.');
  return { version, branch };
}

function readBroker(): Broker {
  const text = process.env.PACT_BROKER_BASE_URL ?? '';
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new UsageError(
      'Set PACT_BROKER_BASE_URL to the address of the broker, like https://broker.example.',
    );
  const {
    PACT_BROKER_TOKEN: token,
    PACT_BROKER_USERNAME: name,
    PACT_BROKER_PASSWORD: password = '',
  } = process.env;
  if (url.username || url.password)
    throw new UsageError(
      'Take the name and the password out of PACT_BROKER_BASE_URL and set PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD.',
    );
  const authorization = token
    ? `Bearer ${token}`
    : name && `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
  return { url: url.href.replace(/\/$/, ''), authorization: authorization || undefined };
}

function readPacts(): Pact[] {
  const files = globSync('pacts/*.json', { cwd: projectFolder });
  if (files.length === 0)
    throw new UsageError('There is no pact in pacts/. Write it with npm run pact:write.');
  return files.sort().map((file) => readPact(join(projectFolder, file)));
}

try {
  const [broker, source] = [readBroker(), readSource()];
  for (const pact of readPacts()) {
    await publishPact(pact, broker, source);
    console.log(
      `Published ${pact.consumer.name} -> ${pact.provider.name}, version ${source.version}, branch ${source.branch}.`,
    );
  }
} catch (error) {
  console.error(
    error instanceof UsageError ? error.message : `Publishing failed: ${reasonOf(error)}`,
  );
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
