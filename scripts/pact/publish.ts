import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../server/node/projectFolder.ts';
import { type Environment, UsageError } from './options.ts';
import { readPact } from './pactFile.ts';

const timeoutMilliseconds = 30_000;

/**
 * Publishes every pact in pacts/ to the broker of the environment. The version is put on its branch
 * first, so that webhooks already see the branch. Throws a UsageError if a setting is missing, and an
 * error if the broker rejects a request.
 */
export async function publishPacts(
  environment: Environment,
  print: (line: string) => void,
): Promise<void> {
  const put = connectToBroker(environment);
  // The variables come first, because build servers often check out a commit without a branch.
  const version = environment.PACT_CONSUMER_VERSION || git('rev-parse', 'HEAD');
  const branch = environment.PACT_CONSUMER_BRANCH || git('branch', '--show-current');
  if (!version || !branch)
    throw new UsageError(
      'git does not know the commit or the branch. Set PACT_CONSUMER_VERSION and PACT_CONSUMER_BRANCH.',
    );
  for (const file of globSync('pacts/*.json', { cwd: projectFolder }).sort()) {
    const pact = readPact(join(projectFolder, file));
    const { consumer, provider } = pact;
    await put(['pacticipants', consumer.name, 'branches', branch, 'versions', version], {});
    await put(
      ['pacts', 'provider', provider.name, 'consumer', consumer.name, 'version', version],
      pact,
    );
    print(`Published ${consumer.name} -> ${provider.name}, version ${version}, branch ${branch}.`);
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

/** Returns a function that puts a body under a path of the broker. */
function connectToBroker({
  PACT_BROKER_BASE_URL = '',
  PACT_BROKER_TOKEN: token,
  PACT_BROKER_USERNAME: name,
  PACT_BROKER_PASSWORD: password = '',
}: Environment): (path: string[], body: unknown) => Promise<void> {
  const url = URL.parse(PACT_BROKER_BASE_URL);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password)
    throw new UsageError(
      'Set PACT_BROKER_BASE_URL to the URL of the broker, like https://broker.example, without a user name.',
    );
  const basic = Buffer.from(`${name}:${password}`).toString('base64');
  const headers = new Headers({
    'Content-Type': 'application/json',
    Accept: 'application/hal+json',
  });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  else if (name) headers.set('Authorization', `Basic ${basic}`);
  return async (names, body) => {
    const path = names.map((each) => `/${encodeURIComponent(each)}`).join('');
    const response = await fetch(url.href.replace(/\/$/, '') + path, {
      method: 'PUT',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    if (response.ok) return;
    // Some brokers repeat the request headers in their error.
    const text = (await response.text()).replaceAll(token || basic, '…').slice(0, 300);
    throw new Error(`the broker responded ${response.status} to PUT ${path} (${text})`);
  };
}
