import { type TabMessage, deserializeResponse } from './tabMessages.ts';

type RequestMessage = Extract<TabMessage, { kind: 'request' }>;
type Pending = {
  message: RequestMessage;
  resolve: (response: Response) => void;
  reject: (error: Error) => void;
};

/** The requests of a tab that have no response yet. */
export function createPendingRequests() {
  const pending = new Map<string, Pending>();
  return {
    add: (message: RequestMessage) =>
      new Promise<Response>(
        (resolve, reject) => void pending.set(message.id, { message, resolve, reject }),
      ),
    resolve({ id, response }: Extract<TabMessage, { kind: 'response' }>): void {
      pending.get(id)?.resolve(deserializeResponse(response));
      pending.delete(id);
    },
    all: (): RequestMessage[] => [...pending.values()].map(({ message }) => message),
    /**
     * Rejects all requests but GETs: after a change of the leader it is unknown whether they were
     * executed. GETs can be repeated.
     */
    rejectWrites(): void {
      for (const [id, { message, reject }] of pending) {
        if (message.request.method === 'GET') continue;
        pending.delete(id);
        reject(new TypeError('The tab that ran the backend was closed.'));
      }
    },
    rejectAll(error: Error): void {
      for (const { reject } of pending.values()) reject(error);
      pending.clear();
    },
  };
}
