// Publishes the pacts to a broker, with the version and branch of git: npm run pact:publish.
// Needs PACT_BROKER_BASE_URL, and PACT_BROKER_TOKEN or a user name and password if the broker
// requires them; see docs/contract.md.
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../server/node/projectFolder.ts';
import { rootErrorMessage } from '../server/node/rootErrorMessage.ts';
import { UsageError } from './pact/options.ts';
import { readPact } from './pact/pactFile.ts';

const { env } = process;
const timeoutMilliseconds = 30_000;
const basic = Buffer.from(`${env.PACT_BROKER_USERNAME}:${env.PACT_BROKER_PASSWORD ?? ''}`);
const secret = env.PACT_BROKER_TOKEN || basic.toString('base64');

/** Publishes every pact. Throws a UsageError if a setting is missing. */
async function publish(): Promise<void> {
  // The variables come first, because build servers often check out a commit without a branch.
  const version = env.PACT_CONSUMER_VERSION || git('rev-parse', 'HEAD');
  const branch = env.PACT_CONSUMER_BRANCH || git('branch', '--show-current');
  if (!version || !branch)
    throw new UsageError(
      'git does not know the commit or the branch. Set PACT_CONSUMER_VERSION and PACT_CONSUMER_BRANCH.',
    );
  for (const file of globSync('pacts/*.json', { cwd: projectFolder }).sort()) {
    const pact = readPact(join(projectFolder, file));
    const [consumer, provider] = [pact.consumer.name, pact.provider.name];
    // The branch comes first, so that webhooks already see it.
    await put(['pacticipants', consumer, 'branches', branch, 'versions', version], {});
    await put(['pacts', 'provider', provider, 'consumer', consumer, 'version', version], pact);
    console.log(`Published ${consumer} -> ${provider}, version ${version}, branch ${branch}.`);
  }
}

/** Returns the output of a git command; an empty string if it fails. */
function git(...args: string[]): string {
  try {
    const options = { cwd: projectFolder, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', args, options).trim();
  } catch {
    return '';
  }
}

/** Puts a body under a path of the broker. Throws if the broker rejects it. */
async function put(names: string[], body: unknown): Promise<void> {
  const url = URL.parse(env.PACT_BROKER_BASE_URL ?? '');
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password)
    throw new UsageError(
      'Set PACT_BROKER_BASE_URL to the URL of the broker, like https://broker.example, without a user name.',
    );
  const scheme = env.PACT_BROKER_TOKEN ? 'Bearer' : env.PACT_BROKER_USERNAME && 'Basic';
  const path = names.map((each) => `/${encodeURIComponent(each)}`).join('');
  const response = await fetch(url.href.replace(/\/$/, '') + path, {
    method: 'PUT',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/hal+json',
      ...(scheme && { Authorization: `${scheme} ${secret}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  if (response.ok) return;
  // Some brokers repeat the request headers in their error.
  const text = (await response.text()).replaceAll(secret, '…').slice(0, 300);
  throw new Error(`the broker responded ${response.status} to PUT ${path} (${text})`);
}

try {
  await publish();
} catch (error) {
  const isUsageError = error instanceof UsageError;
  console.error(isUsageError ? error.message : `Publishing failed: ${rootErrorMessage(error)}`);
  process.exitCode = isUsageError ? 2 : 1;
}
