import type { PDFDocumentProxy, TextLayer } from 'pdfjs-dist';
import { type FailureReason, PdfFailure } from './pdfFailure.ts';

/** Pictures beyond this stay blank; a sheet of A4 at 600 dpi has 35 million pixels. */
const mostImagePixels = 64_000_000;

/** What pdf.js says of a file; anything else is about its own parts, which did not arrive. */
const reasons: Record<string, FailureReason | undefined> = {
  PasswordException: 'locked',
  InvalidPDFException: 'broken',
  UnknownErrorException: 'broken',
};

export type OpenedPdf = {
  document: PDFDocumentProxy;
  /** Lays a page's text over its picture, to be read out and selected. */
  TextLayer: typeof TextLayer;
  close: () => void;
};

/**
 * Opens a PDF in pdf.js, which is loaded only now. Ends in a PdfFailure where it is locked or
 * broken, or pdf.js did not come.
 */
export async function openPdf(file: Blob): Promise<OpenedPdf> {
  const { viewer, PdfParts } = await loadViewer();
  const task = viewer.getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    BinaryDataFactory: PdfParts,
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: mostImagePixels,
    verbosity: viewer.VerbosityLevel.ERRORS,
  });
  try {
    return {
      document: await task.promise,
      TextLayer: viewer.TextLayer,
      close: () => void task.destroy(),
    };
  } catch (error) {
    void task.destroy();
    throw new PdfFailure(reasons[error instanceof Error ? error.name : ''] ?? 'noViewer');
  }
}

async function loadViewer() {
  try {
    const [viewer, { partAddress, PdfParts }] = await Promise.all([
      import('pdfjs-dist/legacy/build/pdf.mjs'),
      import('./pdfParts.ts'),
    ]);
    viewer.GlobalWorkerOptions.workerSrc = partAddress('pdf.worker.min.mjs');
    return { viewer, PdfParts };
  } catch {
    throw new PdfFailure('noViewer');
  }
}
