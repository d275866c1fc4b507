import { vi } from 'vitest';
import { tryReadWorkbook } from '../../../src/lib/tables/workbook/tryReadWorkbook.ts';

/** Lets a test without workers read workbooks: what the worker does runs in the process of the test. */
export function stubWorkbookWorker(): void {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(data: Uint8Array | string) {
        const result = structuredClone(tryReadWorkbook(structuredClone(data)));
        setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: result })));
      }
      terminate = () => undefined;
    },
  );
}
