import { foldSearch } from '../../../openapi/texts/names.ts';
const foldLines = (text: string) => text.split('\n').map(foldSearch).join('\n');

/**
 * Returns a function that finds the entries whose text contains a query, regardless of case,
 * accents and the space around it, in their order; all of them for a blank query. Texts are folded once,
 * and no query matches across two of their lines.
 * While somebody types, each query contains the one before, so only what that found is searched.
 */
export function createTextSearch<Entry extends { text: string }>(
  entries: readonly Entry[],
): (query: string) => readonly Entry[] {
  const index = entries.map((entry) => ({ entry, text: foldLines(entry.text) }));
  /** Queries of which each contains those before it. */
  let known = [{ query: '', found: index, entries }];
  return (query) => {
    const text = foldSearch(query);
    known = known.filter((part) => text.includes(part.query));
    const last = known.at(-1);
    if (last?.query === text) return last.entries;
    const found = (last?.found ?? index).filter((indexed) => indexed.text.includes(text));
    const result = { query: text, found, entries: found.map(({ entry }) => entry) };
    known.push(result);
    return result.entries;
  };
}
