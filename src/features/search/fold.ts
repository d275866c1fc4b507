/**
 * A text in the form in which it is compared: without case, accents and typographic apostrophes.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\u2018\u2019\u02BC]/g, "'");

/** The words of a query, folded, each once. */
export const wordsOf = (query: string): string[] => [
  ...new Set(fold(query).split(/\s+/).filter(Boolean)),
];

export type Piece = { text: string; matched: boolean };

/**
 * A text in pieces, those marked in which one of the words stands. Put together again they are the
 * text.
 */
export function highlight(text: string, words: readonly string[]): Piece[] {
  const { folded, origins } = foldWithOrigins(text);
  const marked = new Set<number>();
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      origins.slice(at, at + word.length).forEach((place) => marked.add(place));
    }
  }
  const pieces: Piece[] = [];
  Array.from(text).forEach((character, place) => {
    // An accent that stands alone belongs to the letter before it.
    const isAccent = fold(character) === '' && place > 0;
    if (isAccent && marked.has(place - 1)) marked.add(place);
    const last = pieces.at(-1);
    if (last && last.matched === marked.has(place)) last.text += character;
    else pieces.push({ text: character, matched: marked.has(place) });
  });
  return pieces;
}

/** The folded text, and for each of its units the place of the character that it comes from. */
function foldWithOrigins(text: string): { folded: string; origins: number[] } {
  const origins: number[] = [];
  const folded = Array.from(text, (character, place) => {
    const part = fold(character);
    for (let unit = 0; unit < part.length; unit += 1) origins.push(place);
    return part;
  }).join('');
  return { folded, origins };
}
