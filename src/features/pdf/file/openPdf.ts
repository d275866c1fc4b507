import type { PDFDocumentProxy, TextLayer } from 'pdfjs-dist';
import { type PdfErrorReason, PdfLoadError } from './pdfLoadError.ts';

/** Larger images stay blank; an A4 scan at 600 dpi has 35 million pixels. */
const maxImagePixels = 64_000_000;

/** Errors of pdf.js about a file; any other error means that pdf.js itself could not be loaded. */
const errorReasons: Record<string, PdfErrorReason | undefined> = {
  PasswordException: 'locked',
  InvalidPDFException: 'broken',
  UnknownErrorException: 'broken',
};

export type OpenedPdf = {
  document: PDFDocumentProxy;
  /** Renders a page's text above the page, for selection and screen readers. */
  TextLayer: typeof TextLayer;
  close: () => void;
};

/**
 * Opens a PDF with pdf.js, which is loaded on demand. Throws a `PdfLoadError` if the file is locked
 * or broken, or pdf.js cannot be loaded.
 */
export async function openPdf(file: Blob): Promise<OpenedPdf> {
  const { pdfjs, PdfAssetFactory } = await loadPdfjs();
  const task = pdfjs.getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    BinaryDataFactory: PdfAssetFactory,
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: maxImagePixels,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  try {
    return {
      document: await task.promise,
      TextLayer: pdfjs.TextLayer,
      close: () => void task.destroy(),
    };
  } catch (error) {
    void task.destroy();
    throw new PdfLoadError(errorReasons[error instanceof Error ? error.name : ''] ?? 'noViewer');
  }
}

async function loadPdfjs() {
  try {
    const [pdfjs, { pdfWorkerUrl, PdfAssetFactory }] = await Promise.all([
      import('pdfjs-dist/legacy/build/pdf.mjs'),
      import('./pdfAssets.ts'),
    ]);
    pdfjs.GlobalWorkerOptions.workerSrc = pdfWorkerUrl;
    return { pdfjs, PdfAssetFactory };
  } catch {
    throw new PdfLoadError('noViewer');
  }
}
