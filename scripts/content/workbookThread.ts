import { parentPort, workerData } from 'node:worker_threads';
import readSheets, { type Sheet } from 'read-excel-file/universal';
import { hasLongTexts } from '../../src/lib/files/unpackWorkbook.ts';

/** The sheets of a workbook, or why there are none. */
export type ReadMessage = Sheet[] | 'too large' | 'invalid';

async function read(workbook: ArrayBuffer): Promise<ReadMessage> {
  const sheets = await readSheets(workbook).catch(() => undefined);
  if (!sheets) return 'invalid';
  return sheets.some(({ data }) => hasLongTexts(data)) ? 'too large' : sheets;
}

parentPort?.postMessage(await read(workerData as ArrayBuffer), []);
