import { useEffect, useState } from 'react';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

type Loaded = { number: number; page: PDFPageProxy | 'broken' };

/**
 * One page of a document; until it is there, `before` is the one that stood in its place, for its
 * size.
 */
export function usePage(document: PDFDocumentProxy, number: number) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [before, setBefore] = useState<PDFPageProxy>();

  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const page = await document.getPage(number).catch(() => 'broken' as const);
      if (!wanted) return;
      setLoaded({ number, page });
      if (page !== 'broken') setBefore(page);
    };
    void load();
    return () => {
      wanted = false;
    };
  }, [document, number]);

  return { page: loaded?.number === number ? loaded.page : undefined, before };
}
