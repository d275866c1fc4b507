import { useEffect, useState } from 'react';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

type Loaded = { number: number; page: PDFPageProxy | 'broken' };

/**
 * Loads one page of a document. While it loads, `previousPage` is the page shown before, whose size
 * is used meanwhile.
 */
export function usePdfPage(document: PDFDocumentProxy, number: number) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [previousPage, setPreviousPage] = useState<PDFPageProxy>();

  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const page = await document.getPage(number).catch(() => 'broken' as const);
      if (!isCurrent) return;
      setLoaded({ number, page });
      if (page !== 'broken') setPreviousPage(page);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [document, number]);

  return { page: loaded?.number === number ? loaded.page : undefined, previousPage };
}
