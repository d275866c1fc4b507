import { useEffect, useState } from 'react';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

/** Loads one page of a document once it is needed; what it took to draw the page is let go when it is not. */
export function usePdfPage(document: PDFDocumentProxy, number: number, isNeeded: boolean) {
  const [page, setPage] = useState<PDFPageProxy | 'broken'>();

  useEffect(() => {
    if (!isNeeded || page !== undefined) return undefined;
    let isCurrent = true;
    const load = async () => {
      const loaded = await document.getPage(number).catch(() => 'broken' as const);
      if (isCurrent) setPage(loaded);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [document, number, isNeeded, page]);

  useEffect(() => {
    if (!isNeeded && page !== undefined && page !== 'broken') page.cleanup();
  }, [isNeeded, page]);

  return page;
}
