import { foldLetters } from '../../../../openapi/texts/names.ts';

/** Returns the normalised words of a query, without duplicates. */
export const queryWords = (query: string): string[] => [
  ...new Set(foldLetters(query).split(/\s+/).filter(Boolean)),
];

export type TextPiece = { text: string; isMatch: boolean };

/**
 * Splits a text into pieces and marks those that match one of the words. The pieces concatenated
 * are the text again.
 */
export function highlight(text: string, words: readonly string[]): TextPiece[] {
  const { normalized, positions } = normalizeWithPositions(text);
  const marked = new Set<number>();
  for (const word of words) {
    for (
      let start = normalized.indexOf(word);
      start !== -1;
      start = normalized.indexOf(word, start + word.length)
    ) {
      positions.slice(start, start + word.length).forEach((index) => marked.add(index));
    }
  }
  const pieces: TextPiece[] = [];
  Array.from(text).forEach((character, index) => {
    // A separate combining accent belongs to the preceding letter.
    const isAccent = foldLetters(character) === '' && index > 0;
    if (isAccent && marked.has(index - 1)) marked.add(index);
    const last = pieces.at(-1);
    if (last && last.isMatch === marked.has(index)) last.text += character;
    else pieces.push({ text: character, isMatch: marked.has(index) });
  });
  return pieces;
}

/**
 * Returns the normalised text, and for each of its code units the index of the original character.
 */
function normalizeWithPositions(text: string): { normalized: string; positions: number[] } {
  const positions: number[] = [];
  const normalized = Array.from(text, (character, index) => {
    const part = foldLetters(character);
    for (let unit = 0; unit < part.length; unit += 1) positions.push(index);
    return part;
  }).join('');
  return { normalized, positions };
}
