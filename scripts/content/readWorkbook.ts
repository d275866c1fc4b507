import { Worker } from 'node:worker_threads';
import type { Sheet } from 'read-excel-file/universal';
import {
  InvalidWorkbookError,
  maxWorkbookBytes,
  maxWorkbookCells,
  unpackWorkbook,
  WorkbookTooLargeError,
} from '../../src/lib/files/unpackWorkbook.ts';
import type { ReadMessage } from './workbookThread.ts';

const defaultTimeLimit = 20_000;

/** Why a workbook is not read, as a sentence. */
export class WorkbookError extends Error {}

const tooLarge = `The workbook is too large: unpacked it may have ${maxWorkbookBytes / 1024 ** 2} MiB and ${maxWorkbookCells} cells, also empty ones.`;

/** Reads in a thread that ends after some milliseconds, or with more memory than a workbook needs. */
function readInThread(workbook: ArrayBuffer, timeLimit: number): Promise<Sheet[]> {
  const thread = new Worker(new URL('workbookThread.ts', import.meta.url), {
    workerData: workbook,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Sheet[]>();
  thread.once('message', (message: ReadMessage) => {
    if (message === 'too large') reject(new WorkbookTooLargeError());
    else if (message === 'invalid') reject(new InvalidWorkbookError());
    else resolve(message);
  });
  thread.once('error', (error: Error & { code?: string }) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkbookTooLargeError() : error),
  );
  const timer = setTimeout(
    () => reject(new WorkbookError(`The workbook took longer than ${timeLimit / 1000} s to read.`)),
    timeLimit,
  );
  return promise.finally(() => {
    clearTimeout(timer);
    return thread.terminate();
  });
}

/**
 * Returns the sheets of a workbook (XLSX), which may be anything that somebody has sent.
 *
 * @param timeLimit milliseconds
 * @throws {WorkbookError}
 */
export async function readWorkbook(
  bytes: Uint8Array,
  timeLimit = defaultTimeLimit,
): Promise<Sheet[]> {
  try {
    return await readInThread(unpackWorkbook(bytes), timeLimit);
  } catch (error) {
    if (error instanceof WorkbookTooLargeError) throw new WorkbookError(tooLarge);
    if (error instanceof InvalidWorkbookError) throw new WorkbookError('The file is no workbook.');
    throw error;
  }
}
