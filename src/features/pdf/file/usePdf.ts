import { useEffect, useState } from 'react';
import { fetchPdf } from './fetchPdf.ts';
import { type OpenedPdf, openPdf } from './openPdf.ts';
import { type PdfErrorReason, PdfLoadError } from './pdfLoadError.ts';

export type ReadyPdf = OpenedPdf & { file: Blob };

type PdfState =
  | { kind: 'loading' }
  | { kind: 'failed'; reason: PdfErrorReason }
  | { kind: 'ready'; pdf: ReadyPdf };

const loading: PdfState = { kind: 'loading' };

/** Loads the PDF at a URL. Also returns a function to retry. */
export function usePdf(url: string) {
  const [state, setState] = useState(loading);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    const load = async () => {
      const file = await fetchPdf(url, signal);
      if (signal.aborted) return;
      const opened = await openPdf(file);
      signal.addEventListener('abort', opened.close);
      if (signal.aborted) opened.close();
      else setState({ kind: 'ready', pdf: { ...opened, file } });
    };
    load().catch((error: unknown) => {
      if (!signal.aborted)
        setState({
          kind: 'failed',
          reason: error instanceof PdfLoadError ? error.reason : 'broken',
        });
    });
    return () => abortController.abort();
  }, [url, attempt]);

  return {
    state,
    retry: () => {
      setState(loading);
      setAttempt(attempt + 1);
    },
  };
}
