import { afterEach, expect, it, vi } from 'vitest';
import { filled } from '../../../../tests/support/screens/workbooks.ts';
import { readWorkbookFile, workbookTimeLimit } from './readWorkbookFile.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a workbook that takes too long to read is given up, and its worker ends', async () => {
  vi.useFakeTimers();
  const terminate = vi.fn();
  class SilentWorker extends EventTarget {
    postMessage = () => undefined;
    terminate = terminate;
  }
  vi.stubGlobal('Worker', SilentWorker);
  const result = readWorkbookFile(filled(2, 2));
  await vi.advanceTimersByTimeAsync(workbookTimeLimit - 1);
  expect(terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toBe('too large');
  expect(terminate).toHaveBeenCalledOnce();
});
