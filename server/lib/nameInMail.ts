/** The most characters of a name in a mail; the longest names of schools have about seventy. */
const maxLength = 80;

// Mail clients make links of what looks like an address, wherever it stands. A name keeps its words, but
// nothing in it can be opened: the texts of a mail are of the people who signed up, and anybody signs up.
const rules: [found: RegExp, shown: string][] = [
  [/[\s\p{Zl}\p{Zp}]+/gu, ' '],
  // Control characters, and what nobody sees; before the rest, because it can stand in the middle of an address.
  [/[\p{C}\p{Default_Ignorable_Code_Point}]+/gu, ''],
  // Marks that are heaped upon a letter cover the lines around it.
  [/(\p{M}{2})\p{M}+/gu, '$1'],
  // A quotation mark would end the name.
  [/[“”„‟«»"]/gu, "'"],
  [/[<>]+/gu, ' '],
  [/[a-z][a-z0-9+.-]*:(?:\s*[/\\]){2,}/giu, ' '],
  [/(?:[/\\]\s*){2,}/gu, ' '],
  [/\bwww\s*\.\s*/giu, 'www '],
  [/[。｡]/gu, '.'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/gu, '…'],
  // An abbreviation of single letters, A.A., is none; no top-level domain has one letter.
  [/\.(?=[^\s.,;:)'][^\s.,;:)'])/gu, '. '],
  [/:(?=\S)/gu, ': '],
  [/\s*@\s*/gu, ' @ '],
  // Telephone numbers of Indonesian mobiles.
  [/(?:\+?62|\b0)[\s.-]?8(?:[\s.-]*\d){7,}/gu, '…'],
  [/\s+/gu, ' '],
];

/**
 * Returns a name that somebody has typed as a mail shows it: in quotation marks, on one line, not long, and
 * without anything that a mail client would make a link of.
 */
export function nameInMail(name: string): string {
  // Compatibility forms, as the full-width letters and dots that browsers read as plain ones.
  const shown = rules
    .reduce(
      (text, [found, replacement]) => text.replaceAll(found, replacement),
      name.normalize('NFKC'),
    )
    .trim();
  const characters = [...shown];
  const cut =
    characters.length > maxLength
      ? `${characters
          .slice(0, maxLength - 1)
          .join('')
          .trimEnd()}…`
      : shown;
  return `"${cut || '…'}"`;
}

/** A text of a mail; each of the values is a name, or another text that somebody has typed. */
export const withNames = (texts: TemplateStringsArray, ...names: string[]): string =>
  String.raw({ raw: texts }, ...names.map(nameInMail));
