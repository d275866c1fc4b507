/**
 * What PostgreSQL cannot keep: the NUL character, and halves of a surrogate pair, which would come
 * back as something else.
 */
const isBroken = (text: string) => text.includes('\0') || !text.isWellFormed();

/**
 * The name of the first field that holds, at any depth, a text that cannot be kept as it was sent;
 * nothing when all are fine.
 */
export function findBrokenText(fields: object): string | undefined {
  // A list rather than recursion: a body may be nested deeper than the stack reaches.
  const open: [field: string, value: unknown][] = Object.entries(fields);
  for (const [field, value] of open) {
    if (typeof value === 'string' && isBroken(value)) return field;
    if (typeof value !== 'object' || value === null) continue;
    for (const inner of Object.values(value)) open.push([field, inner]);
  }
  return undefined;
}
