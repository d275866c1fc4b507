import type { Progress } from '../backend.ts';
import type { FailureKind } from './failures.ts';

type Sent = { url: string; method: string; headers: [string, string][]; body: ArrayBuffer | null };
type Answered = { status: number; headers: [string, string][]; body: ArrayBuffer | null };

export type FailedState = { term: string; failure: { kind: FailureKind; reason: string } };

/**
 * Where the backend stands, as the tab that runs it says. `term` changes with each tab that takes
 * over.
 */
export type State = { term: string; progress: Progress } | FailedState;

/** What the tabs of one browser say to each other; all hear everything. */
export type Message =
  | { kind: 'hello' }
  | { kind: 'state'; state: State }
  | { kind: 'call'; id: string; request: Sent }
  | { kind: 'answer'; id: string; response: Answered }
  | { kind: 'clock'; at: number | null }
  /** Everybody stops, so that everything can be deleted. */
  | { kind: 'reset' }
  /** Everything is deleted. */
  | { kind: 'gone' };

const bodiless = new Set([101, 204, 205, 304]);

/** Takes a request apart, so that it can be sent to another tab. */
export async function packRequest(request: Request): Promise<Sent> {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return {
    url: request.url,
    method: request.method,
    headers: [...request.headers],
    body: hasBody ? await request.arrayBuffer() : null,
  };
}

/** Puts a request together again. */
export const unpackRequest = ({ url, ...init }: Sent): Request => new Request(url, init);

/** Takes an answer apart, so that it can be sent to another tab. */
export async function packResponse(response: Response): Promise<Answered> {
  const { status, headers } = response;
  return {
    status,
    headers: [...headers],
    body: bodiless.has(status) ? null : await response.arrayBuffer(),
  };
}

/** Puts an answer together again. */
export const unpackResponse = ({ body, ...init }: Answered): Response => new Response(body, init);
