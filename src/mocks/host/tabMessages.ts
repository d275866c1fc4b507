import type { Progress } from '../backend.ts';
import type { StartupErrorKind } from './page/startupErrors.ts';

type SerializedRequest = {
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
};
type SerializedResponse = { status: number; headers: [string, string][]; body: ArrayBuffer | null };

export type FailedBackendState = {
  leaderEpoch: string;
  error: { kind: StartupErrorKind; reason: string };
};

/** The state of the backend, sent by the leader. Each new leader has a new `leaderEpoch`. */
export type BackendState = { leaderEpoch: string; progress: Progress } | FailedBackendState;

/** The messages between the tabs and workers of one browser; they are broadcast to all. */
export type TabMessage =
  | { kind: 'requestState' }
  | { kind: 'state'; state: BackendState }
  | { kind: 'request'; id: string; request: SerializedRequest }
  | { kind: 'response'; id: string; response: SerializedResponse }
  | { kind: 'clock'; at: number | null }
  /** All workers have to stop, so that the data can be deleted. */
  | { kind: 'reset' }
  /** All data is deleted. */
  | { kind: 'deleted' };

const statusesWithoutBody = new Set([101, 204, 205, 304]);

/** Converts a request to a value that can be posted to another tab. */
export async function serializeRequest(request: Request): Promise<SerializedRequest> {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return {
    url: request.url,
    method: request.method,
    headers: [...request.headers],
    body: hasBody ? await request.arrayBuffer() : null,
  };
}

export const deserializeRequest = ({ url, ...init }: SerializedRequest): Request =>
  new Request(url, init);

/** Converts a response to a value that can be posted to another tab. */
export async function serializeResponse(response: Response): Promise<SerializedResponse> {
  const { status, headers } = response;
  return {
    status,
    headers: [...headers],
    body: statusesWithoutBody.has(status) ? null : await response.arrayBuffer(),
  };
}

export const deserializeResponse = ({ body, ...init }: SerializedResponse): Response =>
  new Response(body, init);
