/** The most bytes of a file, and of what is unpacked from it. */
export const maxWorkbookBytes = 20 * 1024 * 1024;

/** The most cells that are not empty, of the sheets that are read. */
export const maxWorkbookCells = 100_000;

/** A workbook is not read, because it would take too much memory or time. */
export class WorkbookTooLargeError extends Error {}

/** A file is no workbook. */
export class InvalidWorkbookError extends Error {}

/** A workbook is locked with a password. */
export class LockedWorkbookError extends Error {}
