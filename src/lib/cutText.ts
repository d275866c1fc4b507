/**
 * The text, or its first `length - 3` characters and an ellipsis of three dots where it is longer
 * than `length`.
 */
export function cutText(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length - 3).join('')}...` : text;
}
