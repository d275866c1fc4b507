/**
 * PostgreSQL cannot store NUL characters, and it would return a different character for half a
 * surrogate pair.
 */
const cannotBeStored = (text: string) => text.includes('\0') || !text.isWellFormed();

/** They show the text around them in another order, so that a name can look like another one. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/;

/**
 * Returns the name of the first field that contains, at any depth, a text that the database cannot
 * store unchanged; undefined if there is none.
 */
export const findInvalidText = (fields: object): string | undefined =>
  findText(fields, cannotBeStored);

/**
 * Returns the name of the first field that contains, at any depth, a character that overrides the
 * direction of text; undefined if there is none. Passwords may contain them: nobody sees those.
 */
export const findDirectionControl = (fields: object): string | undefined =>
  findText(fields, (text, field) => directionControls.test(text) && !field.startsWith('password'));

function findText(
  fields: object,
  isWanted: (text: string, field: string) => boolean,
): string | undefined {
  // A queue instead of recursion: a deeply nested body would overflow the call stack.
  const queue: [field: string, value: unknown][] = Object.entries(fields);
  for (const [field, value] of queue) {
    if (typeof value === 'string' && isWanted(value, field)) return field;
    if (typeof value !== 'object' || value === null) continue;
    for (const inner of Object.values(value)) queue.push([field, inner]);
  }
  return undefined;
}
