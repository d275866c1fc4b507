import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { accountKinds } from '../../openapi/accountKinds.ts';
import type { AccountKind } from '../../openapi/types.ts';
import { projectFolder } from '../../server/node/projectFolder.ts';
import { rootErrorMessage } from '../../server/node/rootErrorMessage.ts';
import type { Provider } from './backend.ts';
import { type Environment, UsageError } from './command.ts';
import { type Chapter, chapters } from './contractCases.ts';
import type { DocumentedOperation } from './operations.ts';
import { type Pact, readPact, stripBearer, type Tokens } from './pactFile.ts';
import { createOperationFinder } from './plan.ts';

export type Options = Provider & {
  pact: Pact;
  assumedStates: string[];
  operations: DocumentedOperation[];
  /** The chapters besides the pact that are verified. */
  chapters: Chapter[];
  json: string | undefined;
  junit: string | undefined;
  /** Whether a skipped interaction makes the verification fail. */
  isStrict: boolean;
};

const tokenOption = <Kind extends AccountKind>(kind: Kind) => `token-${kind}` as const;

const tokenOptions = Object.fromEntries(
  accountKinds.map((kind) => [tokenOption(kind), { type: 'string' }]),
) as Record<`token-${AccountKind}`, { type: 'string' }>;

const optionDefinitions = {
  'provider-url': { type: 'string' },
  'state-url': { type: 'string' },
  ...tokenOptions,
  assume: { type: 'string', multiple: true },
  tag: { type: 'string', multiple: true },
  operation: { type: 'string', multiple: true },
  'changed-since': { type: 'string' },
  skip: { type: 'string', multiple: true },
  json: { type: 'string' },
  junit: { type: 'string' },
  pact: { type: 'string' },
  strict: { type: 'boolean' },
} as const;

/** Reads the options of the command line. Throws a UsageError if one is wrong or missing. */
export function readOptions(
  args: string[],
  environment: Environment,
  allOperations: DocumentedOperation[],
): Options {
  const values = parseOptions(args);
  const providerUrl = parseUrlOption('provider-url', values['provider-url']);
  if (providerUrl === undefined)
    throw new UsageError(
      'Set the URL of the backend: npm run pact:verify -- --provider-url https://backend.example. docs/contract.md describes all options.',
    );
  const stateUrl = parseUrlOption('state-url', values['state-url']);
  const wholePact = loadPact('pact', values.pact);
  const since = values['changed-since'];
  const pact =
    since === undefined
      ? wholePact
      : withoutInteractionsOf(loadPact('changed-since', since), wholePact);
  const findOperation = createOperationFinder(allOperations);
  const changed = new Set(pact.interactions.map(findOperation));
  const operations = allOperations
    .filter(createFilter('tag', values.tag, allOperations, ({ tag }) => tag))
    .filter(createFilter('operation', values.operation, allOperations, ({ id }) => id))
    .filter((operation) => since === undefined || changed.has(operation));
  return {
    providerUrl,
    ...(stateUrl !== undefined && { stateUrl }),
    tokens: readTokens(values, environment),
    assumedStates: (values.assume ?? []).map((state) => requireKnownState(state, wholePact)),
    operations,
    chapters: readChapters(values.skip ?? []),
    pact,
    json: values.json,
    junit: values.junit,
    isStrict: values.strict ?? false,
  };
}

function readTokens(values: ReturnType<typeof parseOptions>, environment: Environment): Tokens {
  return Object.fromEntries(
    accountKinds.flatMap((kind) => {
      // Build servers print the command line in their log, but not the environment.
      const token = values[tokenOption(kind)] ?? environment[`PACT_TOKEN_${kind.toUpperCase()}`];
      return token ? [[kind, stripBearer(token)]] : [];
    }),
  );
}

function parseOptions(args: string[]) {
  try {
    return parseArgs({ args, options: optionDefinitions }).values;
  } catch (error) {
    throw new UsageError(
      `${rootErrorMessage(error).replace(/\.?$/, '.')} The options are ${Object.keys(
        optionDefinitions,
      )
        .map((name) => `--${name}`)
        .join(', ')}.`,
    );
  }
}

function parseUrlOption(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  // The message does not repeat the URL, because it contains a password.
  if (url && (url.username || url.password))
    throw new UsageError(`--${name} must not contain a user name or password.`);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new UsageError(`--${name} must be a URL like https://backend.example, not "${text}".`);
  if (name === 'provider-url' && (url.search || url.hash))
    throw new UsageError(
      `--${name} must end with a path, because request paths are appended to it: remove "${url.search}${url.hash}".`,
    );
  return url.href.replace(/\/$/, '');
}

function requireKnownState(text: string, { interactions }: Pact): string {
  const states = interactions.flatMap(({ providerStates = [] }) =>
    providerStates.map(({ name }) => name),
  );
  if (!states.includes(text))
    throw new UsageError(
      `No interaction needs the state "${text}". docs/contract.md lists the states.`,
    );
  return text;
}

/** Returns whether an operation has one of the wanted names, or true if none is wanted. */
function createFilter(
  option: string,
  wanted: string[] | undefined,
  operations: DocumentedOperation[],
  nameOf: (operation: DocumentedOperation) => string,
): (operation: DocumentedOperation) => boolean {
  const names = [...new Set(operations.map(nameOf))];
  const found = wanted?.map((text) => requireName(option, text, names));
  return (operation) => found?.includes(nameOf(operation)) ?? true;
}

function requireName<Name extends string>(option: string, text: string, names: Name[]): Name {
  const found = names.find((name) => name.toLowerCase() === text.trim().toLowerCase());
  if (found === undefined)
    throw new UsageError(`--${option} "${text}" is none of ${names.join(', ')}.`);
  return found;
}

function readChapters(skipped: string[]): Chapter[] {
  const found = skipped.map((text) => requireName('skip', text, [...chapters]));
  return chapters.filter((chapter) => !found.includes(chapter));
}

/** Returns a pact with the interactions that an older pact does not have in the same form. */
function withoutInteractionsOf(older: Pact, pact: Pact): Pact {
  const known = new Set(older.interactions.map((each) => JSON.stringify(each)));
  return {
    ...pact,
    interactions: pact.interactions.filter((each) => !known.has(JSON.stringify(each))),
  };
}

function loadPact(option: string, path: string | undefined): Pact {
  const file =
    path ??
    globSync('pacts/*.json', { cwd: projectFolder }).map((name) => join(projectFolder, name))[0] ??
    'pacts';
  try {
    return readPact(file);
  } catch (error) {
    throw new UsageError(
      `The pact ${file} cannot be read (${rootErrorMessage(error)}). Correct --${option}, or leave it out.`,
    );
  }
}
