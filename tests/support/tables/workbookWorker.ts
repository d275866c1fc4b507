import { vi } from 'vitest';

type Message = { data: unknown };

/**
 * Lets a test without workers read workbooks: the code of the worker runs in the process of the test, and
 * messages are cloned as between threads.
 */
export function stubWorkbookWorker(): void {
  let handle: (message: Message) => void = () => undefined;
  let answer: (data: unknown) => void = () => undefined;
  vi.stubGlobal('self', {
    addEventListener: (_: string, listener: (message: Message) => void) => (handle = listener),
    postMessage: (data: unknown) => answer(structuredClone(data)),
  });
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(data: unknown) {
        answer = (result) => this.dispatchEvent(new MessageEvent('message', { data: result }));
        vi.resetModules();
        void import('../../../src/lib/tables/workbook/workbookWorker.ts').then(() =>
          handle({ data: structuredClone(data) }),
        );
      }
      terminate = () => undefined;
    },
  );
}
