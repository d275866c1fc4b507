import { bodyTooLarge } from '../lib/httpError.ts';

/** More than fit into 64 KiB, and than an import of pupils has with 5,000 rows. */
const maxValues = 64 * 1024;

/**
 * Returns the value of a JSON text, and how many values are in it at most. Throws 413 if they are so many that
 * parsing and checking them would take seconds, and any other error if the text cannot be read.
 */
export function readJson(text: string): { value: unknown; valueCount: number } {
  const valueCount = countValues(text);
  if (valueCount > maxValues) throw bodyTooLarge();
  return { value: JSON.parse(text), valueCount };
}

/** Counts commas and opening brackets: each value but the first follows one. Ends beyond the maximum. */
function countValues(text: string): number {
  let count = 1;
  let isInText = false;
  for (let at = 0; at < text.length && count <= maxValues; at += 1) {
    const character = text[at];
    if (character === '"') isInText = !isInText;
    else if (isInText && character === '\\') at += 1;
    else if (!isInText && (character === ',' || character === '[' || character === '{')) count += 1;
  }
  return count;
}
