import type { WorkbookResult } from './tryReadWorkbook.ts';

/** Milliseconds after which a workbook counts as too large. */
export const workbookTimeLimit = 20_000;

/**
 * Reads a workbook, or the text of an HTML table, in a worker, so that the page stays usable and can end what
 * takes too long. Returns its sheets, or why it is not read.
 */
export async function readWorkbookFile(source: Uint8Array | string): Promise<WorkbookResult> {
  const worker = new Worker(new URL('./workbookWorker.ts', import.meta.url), { type: 'module' });
  const result = await new Promise<WorkbookResult>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkbookResult>) => resolve(data));
    worker.addEventListener('error', () => resolve('invalid'));
    const timer = setTimeout(() => resolve('too large'), workbookTimeLimit);
    worker.addEventListener('message', () => clearTimeout(timer));
    worker.postMessage(source, { transfer: [] });
  });
  worker.terminate();
  return result;
}
