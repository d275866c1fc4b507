/** Why a PDF cannot be shown. */
export type FailureReason =
  | 'noAddress'
  | 'unreachable'
  | 'missing'
  | 'refused'
  | 'notPdf'
  | 'tooLarge'
  | 'locked'
  | 'broken'
  | 'noViewer';

/** The one error that loading a PDF ends in. */
export class PdfFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
    super(reason);
    this.reason = reason;
  }
}
