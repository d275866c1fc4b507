import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { accountKinds } from '../../openapi/accountKinds.ts';
import type { OperationEntry } from '../../openapi/document.ts';
import { projectFolder } from '../../server/node/projectFolder.ts';
import { rootErrorMessage } from '../../server/node/rootErrorMessage.ts';
import { stripBearer, type Tokens } from './backend.ts';
import { type Pact, readPact } from './pactFile.ts';

export type Environment = Record<string, string | undefined>;

/** An error that the user has to correct. Its message is one line that explains how. */
export class UsageError extends Error {}

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const definitions = {
  'provider-url': text,
  'state-url': text,
  'token-participant': text,
  'token-club': text,
  'token-organiser': text,
  tag: texts,
  operation: texts,
  json: text,
  junit: text,
  pact: text,
  strict: { type: 'boolean' },
} as const;

/**
 * Reads the options of the command line. Throws a UsageError if one is wrong or missing. `all` are
 * the operations of the document.
 */
export function readOptions(args: string[], environment: Environment, all: OperationEntry[]) {
  const values = parseOptions(args);
  const providerUrl = readUrl('provider-url', values['provider-url']);
  if (providerUrl === undefined)
    throw new UsageError(
      'Set the URL of the backend: npm run pact:verify -- --provider-url https://backend.example. docs/contract.md describes all options.',
    );
  const isWanted = [
    createFilter('operation', values.operation, all, ({ operation }) => operation.operationId),
    createFilter('tag', values.tag, all, ({ operation }) => operation.tags?.[0] ?? 'none'),
  ];
  const tokens: Tokens = {};
  for (const kind of accountKinds) {
    // Build servers print the command line in their log, but not the environment.
    const token = values[`token-${kind}`] ?? environment[`PACT_TOKEN_${kind.toUpperCase()}`];
    if (token) tokens[kind] = stripBearer(token);
  }
  return {
    providerUrl,
    stateUrl: readUrl('state-url', values['state-url']),
    tokens,
    pact: loadPact(values.pact),
    entries: all.filter((entry) => isWanted.every((matches) => matches(entry))),
    json: values.json,
    junit: values.junit,
    isStrict: values.strict ?? false,
  };
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({ args, options: definitions }).values;
  } catch (error) {
    const names = Object.keys(definitions).map((name) => `--${name}`);
    throw new UsageError(
      `${rootErrorMessage(error).replace(/\.?$/, '.')} The options are ${names.join(', ')}.`,
    );
  }
}

function readUrl(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  // The message does not repeat the URL, because it contains a password.
  if (url && (url.username || url.password))
    throw new UsageError(`--${name} must not contain a user name or password.`);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new UsageError(`--${name} must be a URL like https://backend.example, not "${value}".`);
  if (name === 'provider-url' && (url.search || url.hash))
    throw new UsageError(
      `--${name} must end with a path, because request paths are appended to it: remove "${url.search}${url.hash}".`,
    );
  return url.href.replace(/\/$/, '');
}

/** Returns whether an operation has one of the wanted names, or true if none is wanted. */
function createFilter(
  option: string,
  wanted: string[] | undefined,
  entries: OperationEntry[],
  nameOf: (entry: OperationEntry) => string,
): (entry: OperationEntry) => boolean {
  const names = [...new Set(entries.map(nameOf))];
  const found = wanted?.map((text) => {
    const name = names.find((known) => known.toLowerCase() === text.trim().toLowerCase());
    if (name !== undefined) return name;
    throw new UsageError(`--${option} "${text}" is none of ${names.join(', ')}.`);
  });
  return (entry) => found?.includes(nameOf(entry)) ?? true;
}

function loadPact(path: string | undefined): Pact {
  const [committed = 'pacts'] = globSync('pacts/*.json', { cwd: projectFolder });
  const file = path ?? join(projectFolder, committed);
  try {
    return readPact(file);
  } catch (error) {
    throw new UsageError(
      `The pact ${file} cannot be read (${rootErrorMessage(error)}). Correct --pact, or leave it out.`,
    );
  }
}
