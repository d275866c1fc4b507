/**
 * PostgreSQL cannot store NUL characters, and it would return a different character for half a
 * surrogate pair.
 */
const isInvalid = (text: string) => text.includes('\0') || !text.isWellFormed();

/**
 * Returns the name of the first field that contains, at any depth, a text that the database cannot
 * store unchanged; undefined if there is none.
 */
export function findInvalidText(fields: object): string | undefined {
  // A queue instead of recursion: a deeply nested body would overflow the call stack.
  const queue: [field: string, value: unknown][] = Object.entries(fields);
  for (const [field, value] of queue) {
    if (typeof value === 'string' && isInvalid(value)) return field;
    if (typeof value !== 'object' || value === null) continue;
    for (const inner of Object.values(value)) queue.push([field, inner]);
  }
  return undefined;
}
