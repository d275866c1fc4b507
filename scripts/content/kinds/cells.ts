import { HttpError } from '../../../server/lib/httpError.ts';
import type { PlanContext } from '../plan.ts';
import type { Row } from '../table.ts';

export const cellOf = (row: Row, column: string): string => row.cells[column] ?? '';

/** Returns null for an empty cell. */
export const textOrNull = (row: Row, column: string): string | null =>
  cellOf(row, column).trim() || null;

/** Returns the time of a cell that `isTime` accepts; null if it is empty. */
export function timeOrNull(row: Row, column: string): Date | null {
  const time = textOrNull(row, column);
  return time === null ? null : new Date(time);
}

/** Returns a cell as a number, as it is if it is none, and null if it is empty. */
export function numberOrNull(row: Row, column: string): number | string | null {
  const text = cellOf(row, column).trim();
  if (text === '') return null;
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

/**
 * Reports what a schema of the document does not allow; returns whether it allows the value. Name the
 * column of a value that has no fields.
 */
export function isAllowed<Value>(
  context: PlanContext,
  row: Row,
  schema: string,
  value: unknown,
  column = '',
): value is Value {
  const differences = context.check(schema, value);
  for (const difference of differences)
    context.report(row, `${column}${difference.slice(1)}.`.replaceAll('/', ' '));
  return differences.length === 0;
}

/** Reports a cell that is neither empty nor a time in UTC; returns whether it is one of them. */
export function isTime(context: PlanContext, row: Row, column: string): boolean {
  const time = textOrNull(row, column);
  if (!isAllowed<string | null>(context, row, 'OptionalDateTime', time, column)) return false;
  if (time === null || !Number.isNaN(Date.parse(time))) return true;
  context.report(row, `${column} is no time.`);
  return false;
}

/** Returns what a row would store; if the server would refuse that, reports why. */
export function readChanges<Changes>(
  context: PlanContext,
  row: Row,
  read: () => Changes,
): Changes | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    context.report(row, error.message);
    return undefined;
  }
}

/** Returns a part of the name of an exported file: 'Robot Sumo 3 kg' becomes 'robot-sumo-3-kg'. */
export const toFileName = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80) || 'tanpa-nama';

/** Returns a Map by a key; throws if two entries have the same one. */
export function mapByKey<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  describe: (entry: Entry) => string,
): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (found.has(key)) throw new AmbiguousError(describe(entry));
    found.set(key, entry);
  }
  return found;
}

/** Two entries of the database have the same name, so files could not tell which is meant. */
export class AmbiguousError extends Error {
  constructor(description: string) {
    super(`There are two of ${description}. Rename one, so that files can tell which is meant.`);
  }
}
