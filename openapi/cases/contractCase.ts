import type { AccountKind, CallerRole } from '../types.ts';
import type { ExampleRequest } from './exampleRequest.ts';

/** A request that follows from the document alone, and the status that the document gives it. */
export type ContractCase = ExampleRequest & {
  chapter: 'authorisation' | 'requests' | 'extensions';
  description: string;
  token: 'none' | 'invalid' | 'expired' | AccountKind;
  /** The size in bytes to which the body is filled up. */
  size?: number;
  status: number;
  state: { name: string; params: Record<string, unknown> };
  /** Whether it needs the data of the state, and not only a token. */
  needsData?: boolean;
  /** The role of an organiser that sends it, if it is not an owner. */
  role?: CallerRole;
  /** The `If-Match` of the request. */
  version?: string;
  /** Requests that are sent before it, in the same state. */
  after?: ExampleRequest[];
  /** Whether the response must contain nothing that belongs to another account. */
  isOwnData?: boolean;
};
