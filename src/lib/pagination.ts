/**
 * Returns one page of a list: its entries, the number of pages (at least 1), and the page number
 * (from 1), clamped to the existing pages.
 */
export function paginate<Entry>(entries: readonly Entry[], page: number, pageSize: number) {
  const pageCount = Math.max(1, Math.ceil(entries.length / pageSize));
  const shown = Math.min(Math.max(1, page), pageCount);
  return {
    entries: entries.slice((shown - 1) * pageSize, shown * pageSize),
    page: shown,
    pageCount,
  };
}

/** Parses a page number, e.g. a URL's `page` parameter; returns 1 if it is invalid. */
export const parsePageNumber = (text: string | null): number =>
  /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1;
