const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const codeLength = 4;
const randomCodes = 50;

/**
 * Yields candidates for the four-letter code of a new club: first those derived from its name, then
 * 50 random ones. The caller uses the first that is not taken.
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
    if (candidate.length >= codeLength) yield candidate.slice(0, codeLength);
  }
  for (let index = 0; index < randomCodes; index += 1) {
    yield Array.from(
      crypto.getRandomValues(new Uint8Array(codeLength)),
      (byte) => letters[byte % letters.length],
    ).join('');
  }
}
