import { bodyTooLarge } from '../lib/httpError.ts';

/** More than fit into 64 KiB, and than an import of pupils has with 5,000 rows. */
const maxValues = 64 * 1024;

/**
 * Returns the value of a JSON text. Throws 413 if it has too many values, which would take seconds to parse and to
 * check, and any other error if it cannot be read.
 */
export function readJson(text: string): unknown {
  if (hasMoreValues(text, maxValues)) throw bodyTooLarge();
  return JSON.parse(text);
}

function hasMoreValues(text: string, max: number): boolean {
  let values = 0;
  let isInText = false;
  for (let at = 0; at < text.length && values <= max; at += 1) {
    const character = text[at];
    if (character === '"') isInText = !isInText;
    else if (isInText && character === '\\') at += 1;
    // Each value follows one of these, but the first.
    else if (!isInText && (character === ',' || character === '[' || character === '{'))
      values += 1;
  }
  return values > max;
}
