import { useEffect, useState } from 'react';
import { fetchPdf } from './fetchPdf.ts';
import { type OpenedPdf, openPdf } from './openPdf.ts';
import { type FailureReason, PdfFailure } from './pdfFailure.ts';

export type ReadyPdf = OpenedPdf & { file: Blob };

type PdfState =
  | { kind: 'loading' }
  | { kind: 'failed'; reason: FailureReason }
  | { kind: 'ready'; pdf: ReadyPdf };

const loading: PdfState = { kind: 'loading' };

/** The PDF behind an address, and a function that tries once more. */
export function usePdf(address: string) {
  const [state, setState] = useState(loading);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async () => {
      const file = await fetchPdf(address, signal);
      if (signal.aborted) return;
      const opened = await openPdf(file);
      signal.addEventListener('abort', opened.close);
      if (signal.aborted) opened.close();
      else setState({ kind: 'ready', pdf: { ...opened, file } });
    };
    load().catch((error: unknown) => {
      if (!signal.aborted)
        setState({ kind: 'failed', reason: error instanceof PdfFailure ? error.reason : 'broken' });
    });
    return () => leaving.abort();
  }, [address, attempt]);

  return {
    state,
    retry: () => {
      setState(loading);
      setAttempt(attempt + 1);
    },
  };
}
