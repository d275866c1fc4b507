/** Marks that word processors, phones and other keyboards write instead of the plain ones. */
const marks: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '′': "'",
  '´': "'",
  '”': '"',
  '“': '"',
  '″': '"',
  '−': '-',
  '∶': ':',
};

/** Returns what was typed with plain digits and marks: those of full width, and of typography, become plain. */
export const toPlainCharacters = (text: string): string =>
  text
    .replaceAll(/[\uFF01-\uFF5E]/g, (wide) => String.fromCodePoint(wide.charCodeAt(0) - 0xfee0))
    .replaceAll(/[’‘′´”“″−∶]/g, (mark) => marks[mark] ?? mark)
    .trim();
