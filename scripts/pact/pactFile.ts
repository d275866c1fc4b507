import { readFileSync } from 'node:fs';
import { accountKinds } from '../../openapi/accountKinds.ts';
import type { AccountKind } from '../../openapi/types.ts';

type Body = { content?: unknown; contentType?: string };
type ProviderState = { name: string; params?: Record<string, unknown> };

/** The parts of an interaction that are read here. The rest is passed on unchanged. */
export type Interaction = {
  description: string;
  providerStates?: ProviderState[];
  /** One of several possible response shapes, of which a backend returns one. */
  pending?: boolean;
  request: {
    method: string;
    path: string;
    query?: unknown;
    headers?: Record<string, string | string[]>;
    body?: Body;
  };
  response: { status: number; body?: Body };
};

export type Pact = {
  consumer: { name: string };
  provider: { name: string };
  interactions: Interaction[];
};

/** Reads a pact file. Throws if it cannot be read or is not a pact. */
export function readPact(path: string): Pact {
  const pact = JSON.parse(readFileSync(path, 'utf8')) as Partial<Pact>;
  if (!pact.consumer?.name || !pact.provider?.name || !Array.isArray(pact.interactions))
    throw new Error('it is not a pact');
  return pact as Pact;
}

export type Tokens = Partial<Record<AccountKind, string>>;

/** Removes surrounding spaces and a leading 'Bearer' from a token. */
export const stripBearer = (text: string): string => text.trim().replace(/^Bearer\s+/i, '');

/** Returns the account of a placeholder token; undefined for any other Authorization header. */
export const accountOfPlaceholder = (authorization: string | undefined): AccountKind | undefined =>
  accountKinds.find((kind) => authorization === `Bearer ${kind}-token`);

/** Returns the account whose token an interaction needs; undefined if it needs none. */
export function requiredAccount({ request }: Interaction): AccountKind | undefined {
  const [, value] =
    Object.entries(request.headers ?? {}).find(
      ([name]) => name.toLowerCase() === 'authorization',
    ) ?? [];
  return accountOfPlaceholder(Array.isArray(value) ? value[0] : value);
}
