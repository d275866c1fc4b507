import { readFileSync } from 'node:fs';

type Body = { content?: unknown; contentType?: string };
export type State = { name: string; params?: Record<string, unknown> };

/** The parts of an interaction that are read here; the rest travels along as it is. */
export type Interaction = {
  description: string;
  providerStates?: State[];
  /** One of several shapes of an answer, of which a backend answers one. */
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

/** Reads a pact file; throws where it is none. */
export function readPact(path: string): Pact {
  const pact = JSON.parse(readFileSync(path, 'utf8')) as Partial<Pact>;
  if (!pact.consumer?.name || !pact.provider?.name || !Array.isArray(pact.interactions))
    throw new Error('it holds no pact');
  return pact as Pact;
}

/** Which account a placeholder token of the pacts stands for. */
export const placeholders = {
  'Bearer participant-token': 'participant',
  'Bearer club-token': 'club',
} as const;

export type AccountKind = (typeof placeholders)[keyof typeof placeholders];
export type Tokens = Partial<Record<AccountKind, string>>;

/** A token as it is sent behind 'Bearer', however it was given. */
export const bareToken = (text: string): string => text.trim().replace(/^Bearer\s+/i, '');

/** The account whose token takes the place of a placeholder; undefined where the value is none. */
export function accountOf(authorization: string | undefined): AccountKind | undefined {
  return Object.entries(placeholders).find(([placeholder]) => placeholder === authorization)?.[1];
}

/** The account whose token an interaction needs; undefined where it needs none. */
export function accountIn({ request }: Interaction): AccountKind | undefined {
  const [, value] =
    Object.entries(request.headers ?? {}).find(
      ([name]) => name.toLowerCase() === 'authorization',
    ) ?? [];
  return accountOf(Array.isArray(value) ? value[0] : value);
}
