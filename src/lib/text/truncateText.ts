/**
 * Returns the text; if it is longer than `length` characters, its first `length - 3` characters and
 * '...'.
 */
export function truncateText(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length - 3).join('')}...` : text;
}
