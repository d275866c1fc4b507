/** Returns up to two letters for a name: those of its first and its last word, 'BW' for 'Bagas W.'. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const used = words.length > 1 ? [words[0], words.at(-1)] : words;
  return used.map((word = '') => [...word][0]?.toUpperCase() ?? '').join('');
}
