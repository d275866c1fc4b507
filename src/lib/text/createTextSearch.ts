/**
 * Returns a function that finds the entries whose text contains a query, regardless of case and of
 * the space around it, in their order; all of them for a blank query. Texts are lower-cased once.
 * While somebody types, each query contains the one before, so only what that found is searched.
 */
export function createTextSearch<Entry extends { text: string }>(
  entries: readonly Entry[],
): (query: string) => readonly Entry[] {
  const index = entries.map((entry) => ({ entry, text: entry.text.toLowerCase() }));
  /** Queries of which each contains those before it. */
  let known = [{ query: '', found: index, entries }];
  return (query) => {
    const text = query.trim().toLowerCase();
    known = known.filter((part) => text.includes(part.query));
    const last = known.at(-1);
    if (last?.query === text) return last.entries;
    const found = (last?.found ?? index).filter((indexed) => indexed.text.includes(text));
    const result = { query: text, found, entries: found.map(({ entry }) => entry) };
    known.push(result);
    return result.entries;
  };
}
