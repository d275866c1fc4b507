import type { Sheet } from '../table.ts';
import { readWorkbook } from './readWorkbook.ts';
import { LockedWorkbookError, WorkbookTooLargeError } from './workbookLimits.ts';

/** Why a workbook is not read. */
export type WorkbookProblem = 'invalid' | 'locked' | 'too large';

/** The sheets of a workbook, or why it is not read. */
export type WorkbookResult = Sheet[] | WorkbookProblem;

/** Returns the sheets of a workbook as `readWorkbook` does, or why it is not read. */
export function tryReadWorkbook(source: Uint8Array | string): WorkbookResult {
  try {
    return readWorkbook(source);
  } catch (error) {
    if (error instanceof WorkbookTooLargeError) return 'too large';
    return error instanceof LockedWorkbookError ? 'locked' : 'invalid';
  }
}
