import { unpackWorkbook, WorkbookTooLargeError } from './unpackWorkbook.ts';
import type { XlsxResult } from './xlsxWorker.ts';

/** Milliseconds after which a workbook counts as too large. */
export const xlsxTimeLimit = 20_000;

/** Reads in a worker, so the page stays usable, and can end what takes too long. */
async function readInWorker(workbook: ArrayBuffer): Promise<XlsxResult> {
  const worker = new Worker(new URL('./xlsxWorker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve } = Promise.withResolvers<XlsxResult>();
  worker.addEventListener('message', ({ data }: MessageEvent<XlsxResult>) => resolve(data));
  worker.addEventListener('error', () => resolve('invalid'));
  const timer = setTimeout(() => resolve('too large'), xlsxTimeLimit);
  worker.postMessage(workbook, [workbook]);
  const result = await promise;
  clearTimeout(timer);
  worker.terminate();
  return result;
}

/** Returns the rows of the first sheet of a workbook that are not empty, or why it is not read. */
export async function readXlsx(file: ArrayBuffer): Promise<XlsxResult> {
  let workbook: ArrayBuffer;
  try {
    workbook = unpackWorkbook(new Uint8Array(file));
  } catch (error) {
    return error instanceof WorkbookTooLargeError ? 'too large' : 'invalid';
  }
  return readInWorker(workbook);
}
