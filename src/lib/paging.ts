/**
 * One page of a list: its entries, the number of pages (at least 1), and the page itself, from 1
 * and held within them.
 */
export function pageOf<Entry>(entries: readonly Entry[], page: number, size: number) {
  const pageCount = Math.max(1, Math.ceil(entries.length / size));
  const shown = Math.min(Math.max(1, page), pageCount);
  return { entries: entries.slice((shown - 1) * size, shown * size), page: shown, pageCount };
}

/**
 * The page that a text, such as an address's `page`, asks for; what cannot be a page is the first.
 */
export const readPage = (text: string | null): number =>
  /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
