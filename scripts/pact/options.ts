import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../../server/node/projectFolder.ts';
import { reasonOf } from '../../server/node/reasonOf.ts';
import type { Provider } from './gateway.ts';
import type { DocumentedOperation } from './operations.ts';
import { bareToken, type Pact, readPact } from './pactFile.ts';

/** Something the caller has to change; its message is one line that says how. */
export class UsageError extends Error {}

export type Options = Provider & {
  pact: Pact;
  assumed: string[];
  operations: DocumentedOperation[];
  json: string | undefined;
  junit: string | undefined;
  /** Whether an interaction that is skipped counts as one that falls short. */
  isStrict: boolean;
};

const known = {
  'provider-url': { type: 'string' },
  'state-url': { type: 'string' },
  'token-participant': { type: 'string' },
  'token-club': { type: 'string' },
  assume: { type: 'string', multiple: true },
  tag: { type: 'string', multiple: true },
  json: { type: 'string' },
  junit: { type: 'string' },
  pact: { type: 'string' },
  strict: { type: 'boolean' },
} as const;

/** Reads what stands on the command line; throws UsageError where that makes no sense. */
export function readOptions(words: string[], all: DocumentedOperation[]): Options {
  const values = parse(words);
  const providerUrl = readAddress('provider-url', values['provider-url']);
  if (providerUrl === undefined)
    throw new UsageError(
      'Say where the backend runs: npm run pact:verify -- --provider-url https://backend.example. docs/contract.md tells the rest.',
    );
  const stateUrl = readAddress('state-url', values['state-url']);
  // Those of the environment do not stand in the build server's log, as a command line does.
  const {
    'token-participant': participant = process.env.PACT_TOKEN_PARTICIPANT,
    'token-club': club = process.env.PACT_TOKEN_CLUB,
  } = values;
  const pact = openPact(values.pact);
  return {
    providerUrl,
    ...(stateUrl !== undefined && { stateUrl }),
    tokens: {
      ...(participant && { participant: bareToken(participant) }),
      ...(club && { club: bareToken(club) }),
    },
    assumed: (values.assume ?? []).map((state) => knownState(state, pact)),
    operations: chosenBy(values.tag ?? [], all),
    pact,
    json: values.json,
    junit: values.junit,
    isStrict: values.strict ?? false,
  };
}

function parse(words: string[]) {
  try {
    return parseArgs({ args: words, options: known }).values;
  } catch (error) {
    throw new UsageError(
      `${reasonOf(error).replace(/\.?$/, '.')} The options are ${Object.keys(known)
        .map((name) => `--${name}`)
        .join(', ')}.`,
    );
  }
}

function readAddress(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  // Not repeated: what is refused may be a password.
  if (url && (url.username || url.password))
    throw new UsageError(`--${name} must be without a name and a password in it.`);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new UsageError(
      `--${name} must be an address like https://backend.example, not "${text}".`,
    );
  if (name === 'provider-url' && (url.search || url.hash))
    throw new UsageError(
      `--${name} must end with a path, because the calls are put behind it: without "${url.search}${url.hash}".`,
    );
  return url.href.replace(/\/$/, '');
}

function knownState(text: string, { interactions }: Pact): string {
  const states = interactions.flatMap(({ providerStates = [] }) =>
    providerStates.map(({ name }) => name),
  );
  if (!states.includes(text))
    throw new UsageError(
      `No interaction needs the state "${text}". docs/contract.md lists the states.`,
    );
  return text;
}

function chosenBy(tags: string[], all: DocumentedOperation[]): DocumentedOperation[] {
  if (tags.length === 0) return all;
  const names = [...new Set(all.map(({ tag }) => tag))];
  const wanted = tags.map((tag) => {
    const found = names.find((name) => name.toLowerCase() === tag.trim().toLowerCase());
    if (!found)
      throw new UsageError(`No operation has the tag "${tag}". The tags are ${names.join(', ')}.`);
    return found;
  });
  return all.filter(({ tag }) => wanted.includes(tag));
}

function openPact(path: string | undefined): Pact {
  const file =
    path ??
    globSync('pacts/*.json', { cwd: projectFolder }).map((name) => join(projectFolder, name))[0] ??
    'pacts';
  try {
    return readPact(file);
  } catch (error) {
    throw new UsageError(
      `The pact ${file} cannot be read (${reasonOf(error)}). Correct --pact, or leave it out for the one in pacts/.`,
    );
  }
}
