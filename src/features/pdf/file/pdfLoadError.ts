export type PdfErrorReason =
  | 'invalidUrl'
  | 'unreachable'
  | 'notFound'
  | 'httpError'
  | 'notPdf'
  | 'tooLarge'
  | 'locked'
  | 'broken'
  | 'noViewer';

/** Thrown by all functions that load a PDF. */
export class PdfLoadError extends Error {
  readonly reason: PdfErrorReason;

  constructor(reason: PdfErrorReason) {
    super(reason);
    this.reason = reason;
  }
}
