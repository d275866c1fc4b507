import { readFileSync } from 'node:fs';
import type { ProviderState } from './backend.ts';

type Body = { content?: unknown; contentType?: string; encoded?: false | string };

/** What is read here of an interaction. The rest is passed on unchanged. */
export type Interaction = {
  description: string;
  providerStates?: ProviderState[];
  /**
   * Whether it is of an extension, which a backend may lack, or one of several possible response shapes, of which
   * it returns one.
   */
  pending?: boolean;
  request: {
    method: string;
    path: string;
    query?: Record<string, string | string[]>;
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
