const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const length = 4;
const tries = 50;

/**
 * Four-letter codes for a new club, the most telling first, then random ones; the caller takes the
 * first that is free.
 */
export function* codeCandidates(name: string): Generator<string> {
  const words = name
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z ]/g, '')
    .split(/ +/)
    .filter(Boolean);
  const whole = words.join('');
  const initials = words.map((word) => word[0]).join('');
  const consonants = whole.replaceAll(/[AEIOU]/g, '');
  for (const candidate of [initials, consonants, whole]) {
    if (candidate.length >= length) yield candidate.slice(0, length);
  }
  for (let index = 0; index < tries; index += 1) {
    yield Array.from(
      crypto.getRandomValues(new Uint8Array(length)),
      (byte) => letters[byte % letters.length],
    ).join('');
  }
}
