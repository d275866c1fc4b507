import { type Message, unpackResponse } from './messages.ts';

type Call = Extract<Message, { kind: 'call' }>;
type Pending = {
  call: Call;
  resolve: (response: Response) => void;
  reject: (error: Error) => void;
};

/** The calls of a tab that have no answer yet. */
export function createPendingCalls() {
  const pending = new Map<string, Pending>();
  return {
    add: (call: Call) =>
      new Promise<Response>(
        (resolve, reject) => void pending.set(call.id, { call, resolve, reject }),
      ),
    answer({ id, response }: Extract<Message, { kind: 'answer' }>): void {
      pending.get(id)?.resolve(unpackResponse(response));
      pending.delete(id);
    },
    all: (): Call[] => [...pending.values()].map(({ call }) => call),
    /**
     * Gives up what changes something: after a change of tabs nobody knows whether it is done.
     * Reading can be asked for again.
     */
    dropChanges(): void {
      for (const [id, { call, reject }] of pending) {
        if (call.request.method === 'GET') continue;
        pending.delete(id);
        reject(new TypeError('The tab that ran the backend was closed.'));
      }
    },
    fail(error: Error): void {
      for (const { reject } of pending.values()) reject(error);
      pending.clear();
    },
  };
}
