const initialOf = (word: string) => [...word.normalize()][0]?.toUpperCase() ?? '';

/** As in 'M. Rizky' and 'I Made', whose first word alone names nobody. */
const isAbbreviation = (word: string) => word.endsWith('.') || word.length === 1;

/** Returns the first name and the initial of the last one, as in 'Bagas W.'. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  const firstName = words.findIndex((word) => !isAbbreviation(word));
  const shown = words.slice(0, Math.max(firstName, 0) + 1);
  return shown.length < words.length ? `${shown.join(' ')} ${initialOf(last)}.` : name.trim();
}
